export const andWords =
  "and also|(?:and )?then(?: also)?|(?:and )?after that|dann(?: noch| auch)?|(?:y )?luego|(?:et )?(?:puis|ensuite)(?: aussi)?|and|adn|amd|udn|as well as|along with|together with|plus|und auch|und dann|und noch|und|u\\.|u(?=\\s+\\d)|sowie|y también|y además|(?<!\\bil\\s)y(?!\\s+a\\b)|e|pis|et aussi|et puis|et|ainsi que|soit|ni|&|\\+|n['’]?";
export const andWord = new RegExp(`(?<=\\S)[\\s]+(?:${andWords})[\\s]+(?=\\S)`, "giu");
/** Whether a text holds a word that may separate things. */
export const hasAnd = (text: string): boolean => text.search(andWord) >= 0;
