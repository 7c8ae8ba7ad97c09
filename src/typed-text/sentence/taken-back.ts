import { fold } from "../../contract/items/pieces.ts";
import { nameKey } from "../../contract/items/rules.ts";

/** Words of a negation before and behind the name of what is not needed. */
const before =
  /(?:^|(?<!\p{Cased})(?:have|got|had|bought|grabbed|an?|the|any|some|no|not|need|want|necesit(?:o|amos)|brauchen?|still|already|enough|of|haben|hab|habe|noch|schon|genug|eine?[nmr]?|une?|una|kein\p{Alpha}*|die|das|den|hay|tenemos|tengo|quedan?|ya|el|la|los|las|suficientes?|bastantes?|de|d['’]|du|des|encore|deja|assez|le|les|l['’]))\s?$/u;
const behind =
  /^(?:\s(?:have|had|we|i|is|are|still|already|enough|left|haben|hab|ist|sind|noch|schon|genug|wir|ich|da|brauchen|doch|lieber|nicht|yesterday|today|at (?:home|mine|work)|gestern|heute|zu hause|daheim|ayer|hoy|en casa|chez (?:moi|nous)|hay|tenemos|tengo|quedan?|ya|no|de sobra|on|il|j['’]|encore|deja|non)(?!\p{Cased})|\s*[.,!?]|$)/u;

/** Whether a text that says what is not needed names a thing by the whole of its name: "we have flour". */
export function repeatsName(negation: string, name: string): boolean {
  const text = fold(negation);
  const bare = fold(name);
  const at = text.indexOf(bare);
  return (
    bare !== "" && at >= 0 && before.test(text.slice(0, at)) && behind.test(text.slice(at + bare.length))
  );
}

/** Whether a name is meant by another, which is it or its last words: "rotisserie chicken" by "chicken". */
export function isNamedBy(name: string, other: string): boolean {
  return ` ${nameKey(name)}`.endsWith(` ${nameKey(other)}`);
}
