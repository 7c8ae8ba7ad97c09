import { Alternatives } from "../alternatives.ts";
import { findRepeat } from "../repeat-words.ts";
import type { NamedStore } from "../match-store.ts";
import { storeAt } from "./store-phrase.ts";

const politeAhead =
  "(?:(?:please|pls|bitte|porfa|por favor|stp|and|und|y|et|also|auch|aber|pero|mais|dann|then|luego|oye) )*";
/** Words that ask for the things that were named before, up to the store: "can you get them at", "holst du das bei". */
const asksForThem = [
  "(?:(?:can|could|will|would) (?:you|u) |you can )?(?:please )?(?:get|grab|buy|pick|find|take)(?: up)?(?: (?:it|them|those|that|this|these|all|both|everything|some))+(?: up)? (?:at|from|in)",
  "(?:are |will )?(?:you|u)(?:['’]re| are)? ?(?:(?:going|passing|stopping|heading|popping|still|be|near) ?)*(?: ?(?:to|by|at|past|in|near|into))",
  "(?:hols[t]?|kaufst|bringst|besorgst|nimmst|kriegst|kannst|könntest|hol|kauf|bring|besorg|nimm)e? (?:(?:du|das|die|den|es|sie|alles|beides|welche[nsr]?|davon|dann|bitte|mal|noch|mir|uns|auch|alle) )+(?:bei|beim|von|vom|aus dem|im|in der)",
  "(?:gehst|fährst|kommst|schaust|bist) du (?:(?:heute|noch|nachher|später|morgen|eh|dann|mal|auch|grad|gerade) )*(?:zu|zum|bei|beim|in|im|am|an)",
  "(?:(?:me|nos) )?l[oa]s? (?:compras|coges|traes|pillas|puedes (?:comprar|coger|traer|pillar)|consigues|tienen|venden)(?: tú)? (?:en|de|del|al)(?: el)?",
  "(?:c[oó]mpra|c[oó]ge|tr[aá]e|p[ií]lla)(?:me|nos)?l[oa]s? (?:en|de|del)(?: el)?",
  "(?:vas|te pasas|pasas|estás|irás|sales) (?:por|al?|en)(?: el)?",
  "(?:tu |vous )?(?:les?|la|en|tout ça) ?(?:prends|achètes|ramènes|trouves|trouveras) (?:chez|à|au)",
  "(?:prends|achète|ramène|trouve)s?-(?:les?|la|en)(?: tous| toutes)? (?:chez|à|au)",
  "(?:peux-tu|tu peux) (?:les?|la|en) (?:prendre|acheter) (?:chez|à|au)",
  "(?:tu |vous )(?:passes|vas|es|iras|passeras|passez|allez)(?: (?:encore|bientôt|ce soir))? (?:chez|à|au)",
  "(?:je (?:les?|la) |j['’]en )(?:prends|achète|ramène|prendrai|achèterai)(?: un| une)? (?:chez|à|au)",
  "(?:i['’]ll|i will|i can|we can|we['’]ll) (?:get|grab|buy|pick|find)(?: up)?(?: (?:it|them|those|that|this|these|some|one))+(?: up)? (?:at|from|in)",
  "(?:das|die|den|welche[ns]?) (?:hol|kauf|besorg|nehm|bring)e? ich(?: dann| noch| mal)* (?:bei|beim|von|vom|aus dem|im)",
  "l[oa]s? (?:compro|cojo|pillo|traigo)(?: yo)? (?:en|de|del)(?: el)?",
].join("|");
const goesFor =
  /^[¿\s]*(?:i['’]ll|i will|i can|we can|we['’]ll) (?:go|pop|run|nip|stop|swing)(?: over| round| in| by)? (?:to|at|into|by) (?:the )?(?=\p{Alpha})/iu;
const forThem = /^ (?:for|to get) (?:it|them|that|those|this)[\s.!]*$/iu;
const lead = new Alternatives({
  ahead: `[¿\\s]*${politeAhead}`,
  alternatives: asksForThem,
  behind: "\\s+(?:the |el |la |le )?(?=\\p{Alpha})",
});
const onlyMore =
  /^(?: (?:holen|kaufen|mitbringen|besorgen|mitnehmen|vorbei|mit|today|later|tomorrow|heute|morgen|noch|hoy|mañana|luego|demain|ce soir|please|bitte|porfa|por favor|stp|anyway|also|auch|instead|lieber|stattdessen|besser|mejor|plutôt|if you can))*[\s?!.]*$/iu;

/** The store at which a clause that names nothing asks for what was named before: "can you get them at Costco?". */
export function storeOfThem(clause: string, stores: readonly NamedStore[]): NamedStore | null {
  const gone = stores.length === 0 ? null : goesFor.exec(clause);
  const there = gone === null ? null : storeAt(clause, gone[0].length, stores);
  if (there !== null && forThem.test(clause.slice(there.end))) return there.store;
  const led = stores.length === 0 ? null : lead.exec(clause);
  const named = led === null ? null : storeAt(clause, led[0].length, stores);
  return named !== null && onlyMore.test(clause.slice(named.end)) ? named.store : null;
}

/** Whether a clause says where to get things in place of where it was said before: "get it at Costco instead". */
export function saysInstead(clause: string): boolean {
  return /(?<!\p{Cased})(?:instead|rather|lieber|stattdessen|besser|mejor|plutôt)(?!\p{Cased})/iu.test(
    clause,
  );
}

const needsThem =
  /^(?:(?:we|i|they) (?:need|use|buy|get|drink|eat|want|go through) (?:it|them|that|those|one|some)|(?:(?:das|die|den|es|sie) )?(?:brauchen|brauchts?|kaufen|nehmen|benutzen|trinken|essen) (?:wir )?(?:das |die |den |es |sie )?|(?:wir|ich) (?:brauchen?|kaufen?|nehmen?) (?:das|die|den|es|sie)|l[oa]s? (?:necesitamos|compramos|usamos|tomamos|quiero|queremos)|(?:on|il|nous|je) (?:en |les? |la |l['’])(?:faut|prend|prends|achète|utilise|a besoin|avons besoin|boit|mange))\s*$/iu;

/** How often a clause that names nothing says that what was named before is needed: "we need it every 3 weeks". */
export function repeatOfThem(clause: string): number | null {
  const repeat = findRepeat(clause);
  const isOfThem =
    repeat !== null &&
    needsThem.test(clause.slice(0, repeat.start).trimStart()) &&
    /^[\s.!]*$/u.test(clause.slice(repeat.end));
  return isOfThem ? repeat.days : null;
}

const comma = /,\s+(?=[¿\p{Alpha}])/gu;

/** A text in which a clause about the things before it is a sentence of its own, and not a part of their list. */
export function withThemApart(text: string, stores: readonly NamedStore[]): string {
  if (!text.includes(",")) return text;
  return text.replace(comma, (typed, at: number) => {
    const clause = /^[^.!?\n,;]*\??/u.exec(text.slice(at + typed.length))![0];
    return storeOfThem(clause, stores) !== null || repeatOfThem(clause) !== null ? ". " : typed;
  });
}
