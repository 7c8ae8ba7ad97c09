/** The end of a sentence, not of an abbreviation or a number. */
const sentenceEnd =
  /[!?]+(?=\s|$|\p{Extended_Pictographic})(?!\s*\()\s*|(?<=\p{Alpha}{3}|\)|(?<!\p{Cased})(?:it|us|me|up|[Oo][Kk]|on|ai|da|ja|zu|ya|sí|té|yo|tú|no|ça|là|ti|mí|du|ab|an|to|go)|(?<!\p{Cased})(?:en|y) a)(?<!(?<!\p{Cased})(?:[Bb]tl|[Cc]tns?|[Pp]kgs?|[Pp]ckg|[Pp]qte?s?|[Bb]tes?|[Ss]tck|[Tt]fl|[Bb]ch|[Kk]tn|[Kk]rt|[Kk]st|[Dd]tzd?|[Mm]sp|[Ss]tg|[Ss]chb|[Pp]äck|[Ss]ach|[Bb]arq|[Dd]oc|[Pp]zas?|[Bb]ols|[Cc]aj|[Pp]ck|[Pp]kg|[Pp]kt|gem|getr|geh|gefr|gesch|div|versch|prod|[Pp]aq|bot|uds?|aprox|bout|tbsp|tbs|tsp|lbs|[Ss]tk|ltr|btl|doz|[Aa]pprox|cdas?|cdtas?|cuils?|cuil|cuill|evtl|inkl|bzw|usw|etc|ungef|env|min|max|incl|opt))\.(?=\s|$)\s*|(?<=\p{Alpha} [x×]?\d{1,2}(?: ?h)?|\p{Alpha}{3} (?:de )?\d{1,4} ?(?:k?g|m?l)(?<!(?<!\p{Cased})(?:and|und|plus) \d+ ?\p{Alpha}+))\.(?=\s+(?:\p{Upper}|no more ))(?!\s+(?:Woche|Monat|Tag)(?!\p{Cased}))\s*|(?<=\p{Alpha} [x×]\d{1,2})\.(?=\s)\s*|\s*[;\n]\s*|(?:…|\.{3,}(?=\s))\s*|(?<!everything|anything|nothing|all),?\s+(?:(?:but|aber|sondern|pero|(?<!(?:[Dd]osen?|[Gg]las|[Gg]läser|[Kk]olben|[Pp]ackung(?:en)?)\s+)mais)(?! (?:(?:de[nmr]|die|das) \p{Lower}+e[nrs]?(?: bitte)?(?=[,.!]|$)|(?:el|la|los|las|le|les) \p{Lower}+(?= ?(?:[,.!;]|$))|not (?:too|the)|nicht (?:zu|so)|no muy|pas trop))|so(?=\s+(?:just|please|get|we need|only|can you|could you|grab|buy|don['’]t|pick up)\b))\s+|(?:,\s+|\s+)(?:(?:and|und|y|et)\s+)?(?=(?:(?:[Ee]verything|all|anything) else|the (?:rest|others?)|alles (?:[Aa]ndere|[Üü]brige)|d(?:er|en) [Rr]est|todo lo (?:demás|otro)|(?<!todo )lo (?:demás|otro)|el resto|tout le reste|(?<!tout )le reste) (?:from|at|in|von|vom|bei|beim|im|de|del|en|à|chez|au)\s)|[,;]\s+(?=\p{Alpha}[\p{Alpha}’' -]{1,25}:\s(?!(?:tod[oa]s?|all|everything|both|alles|beides|(?:le )?tout) (?:from|at|bei|von|vom|de|del|en|chez|à)\s))|,\s+(?:(?:and|und|y|et)\s+)?(?=(?:if|when) you(?:['’]re| are| pass| go| get to| stop| visit)\s|(?:wenn|falls) du (?:bei|beim|an|am|im|zu|zum|in) |(?:si|cuando) (?:vas|pas[ae]s|vayas) |(?:si|quand) tu (?:vas|passes|es) )/gu;
/** The most letters that are read together. */
const longestClause = 800;

/** A clause, whether a question mark ended it, and whether more follows it. */
export type Clause = { text: string; isAsked: boolean; goesOn: boolean };

/** The clauses of a line. */
export function clausesOf(line: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  const push = (end: number, ending: string) => {
    for (const text of inParts(line.slice(start, end).trim()))
      clauses.push({ text, isAsked: ending.includes("?"), goesOn: end < line.length });
  };
  for (const match of line.matchAll(sentenceEnd)) {
    push(match.index, match[0]);
    start = match.index + match[0].length;
  }
  push(line.length, "");
  return clauses;
}

/** A text without sentence ends is read in parts, so that the time grows with its length alone. */
function inParts(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > longestClause) {
    const at = Math.max(rest.lastIndexOf(" ", longestClause), rest.lastIndexOf(",", longestClause));
    const end = at > 0 ? at + 1 : longestClause;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end);
  }
  return [...parts, rest.trim()];
}
