/**
 * Runs in a page: plays a whole game as fast as the table lets it; its number. `seat`: one's own,
 * `people`: how many come before the host begins.
 */
export function playQuickly({ link, seat = 0, people = 1 }) {
  return new Promise((done) => {
    const socket = new WebSocket(
      location.origin.replace('http', 'ws') + link.replace('/t/', '/ws/'),
    );
    const said = new Set();
    const say = (key, message) => {
      if (!said.has(key)) socket.send(JSON.stringify(message));
      said.add(key);
    };
    let known = {};
    socket.onmessage = ({ data }) => {
      known = { ...known, ...JSON.parse(data) };
      const { table, you, play } = known;
      const { next_commitment: commitment, seats, stage, waiting } = table;
      const here = seats.filter((sitter) => sitter.here);
      const choice = stage === 'play' && play?.choice;
      if (stage === 'over') {
        socket.close();
        done(table.record);
      } else if (you.seat === null) say('sit', { type: 'sit', seat });
      else if (waiting) say(waiting, { type: 'ready', at: waiting });
      else if (stage === 'lobby' && !seats[you.seat].salted)
        say(commitment, { type: 'salt', commitment, salt: '11'.repeat(32) });
      else if (stage === 'lobby' && you.host) {
        if (here.length === people && here.every(({ salted }) => salted))
          say('start', { type: 'start' });
      } else if (choice) {
        const { id } = play.ask;
        say(id, { type: 'act', ask: id, id, do: choice.legal.slice(0, choice.parts) });
      }
    };
  });
}
