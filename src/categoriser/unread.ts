/** Texts for which the engine guesses nothing: other scripts, and phrases that name no thing. */

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const latin = /\p{Script=Latin}/u;
const letter = /\p{L}/u;

/** Words that may stand before "thing". */
const DETERMINERS = wordSet(`
  that this those these the a an some any my our your one other another ein eine einen das der die dieses irgendein un una
  ese esa eso esta este alguna algun otra otro ce cet cette le la les mon ma notre autre
`);
const VAGUE = wordSet(`
  something anything everything thing things thingy whatever sth whatsit etwas irgendwas irgendetwas ding dinge dings sachen algo
  cosa cosas chose choses truc trucs machin
`);

/** Words of talk. A phrase of nothing else names no thing: "see you at 7", "on my way". */
const TALK = wordSet(`
  ok okay yes yeah yep no nope not please pls thanks thank thx you your me my i we us it he she they them him her is are am was be
  and or but so if then now at on in to of for the a an way see later soon here there hi hey hello bye ok great fine nice sure
  sorry today tomorrow tonight yesterday morning evening monday tuesday wednesday thursday friday saturday sunday week what when
  where who why how this that message deleted love lol haha
  ja nein doch bitte danke und oder aber dann jetzt heute morgen gestern abend spater gleich bald hier da dort hallo tschuss ich
  du er sie wir ihr mich dich uns euch mir dir ist sind bin bist war im am um zu zum zur der die das den dem ein eine montag
  dienstag mittwoch donnerstag freitag samstag sonntag woche was wann wo wer warum wie bis unterwegs
  si vale gracias favor por y o pero luego ahora hoy manana ayer noche aqui alli hola adios yo tu el ella nosotros vosotros ellos
  me te se nos os es son esta estoy voy en de del al a la los las un una que cuando donde quien como lunes martes miercoles
  jueves viernes sabado domingo semana hasta pronto
  oui non merci et ou mais alors maintenant demain hier soir matin ici la bonjour salut je tu il elle nous vous ils elles moi toi
  est sont suis es sur au aux le les du des un une que quand qui comment lundi mardi mercredi jeudi vendredi samedi dimanche
  semaine bientot
`);
const numberWord = /^\d{1,2}$/;

/** Whether a phrase consists of words of talk and numbers alone. */
export function isTalk(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => TALK.has(word) || numberWord.test(word));
}

/** Whether the words have letters, but none of the Latin script, the only one of the lexicon. */
export function isOtherScript(words: readonly string[]): boolean {
  const text = words.join(" ");
  return letter.test(text) && !latin.test(text);
}

/** Whether a phrase does not tell what the thing is ("something for dinner"); "a thing of cream" does. */
export function isVague(words: readonly string[]): boolean {
  let at = 0;
  while (at < words.length - 1 && DETERMINERS.has(words[at]!)) at += 1;
  const [word, next] = [words[at] ?? "", words[at + 1]];
  if (word === "quelque" && next === "chose") return true;
  if (word === "was" && next === "zu") return true;
  return VAGUE.has(word) && next !== "of" && next !== "de";
}
