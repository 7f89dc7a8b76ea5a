/** Every sentence of the page comes from here. `t('web-play-now')` follows the language;
    `new Texts(game, players)` says events and reasons. The table screen's own texts stand in
    texts/{en,fr,ru}/web-table.ftl, all others of the page in web.ftl. */

import { Texts, type Args } from './texts';

export {
  alsoSpeak,
  browsersLanguage,
  isLanguage,
  language,
  LANGUAGES,
  speak,
  type Language,
} from './language.svelte';
export { cardMessage, has, Texts, type Args } from './texts';

const plain = new Texts();

export function t(message: string, args: Args = {}): string {
  return plain.say(message, args);
}
