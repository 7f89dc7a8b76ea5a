const health = new URL('api/health', document.currentScript.src);
// One language is enough; and as soon as the server answers, back to where we were.
const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
const language = spoken.find((tag) => ['en', 'fr', 'ru'].includes(tag)) ?? 'en';
document.documentElement.lang = language;
for (const words of document.querySelectorAll('div[lang]')) words.hidden = words.lang !== language;

const comeBack = () =>
  fetch(health, { cache: 'no-store' }).then(
    (answer) => answer.ok && location.reload(),
    () => {},
  );
addEventListener('online', comeBack);
setInterval(comeBack, 4000);
