/** How far somebody has come in each lesson, in this browser. */

const KEY = 'upperlip-lessons';

type Progress = Partial<Record<string, number>>;

function stored(): Progress {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found ? (found as Progress) : {};
  } catch {
    return {}; // no storage, or not ours
  }
}

/** The frame to go on with; 0 where nothing is remembered. */
export function reached(lesson: string): number {
  const at = stored()[lesson];
  return typeof at === 'number' && Number.isInteger(at) && at > 0 ? at : 0;
}

export function remember(lesson: string, at: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [lesson]: at }));
  } catch {
    // then the lesson begins anew next time
  }
}
