import { compiledAhead } from "./compiled-ahead.ts";
import type { ReadText } from "./read-text.ts";

/** Names of products that read as a request, an endearment or an amount: only as brands are written, and where a thing may stand. */
const names = compiledAhead<RegExp>([
  /(?<=^|[,;\n•-] ?|(?<!\p{L})(?:und|and|y|et|plus|Packung(?:en)?|Pckg\.?|Tüten?|Beutel|[Gg]et|[Bb]uy|[Nn]eed|[Bb]rauchen?|[Hh]ole?|[Kk]aufe?|[Bb]ringe?|[Bb]esorge?|bitte|noch) )Nimm[ -]?2(?=\s*(?:$|[,;\n+&])| (?:und|and|y|et|für|Soft|Lachgummi|Bonbons)(?!\p{L}))/gu,
  /(?<=^|[,;\n•-] ?|\p{L} |\d )Mon Ch[ée]ri(?=\s*(?:$|[.;\n+&])|,(?! (?:tu|on|il|n['’]oublie|prends|pense|peux|est|j['’]|je)(?!\p{L}))| (?:und|and|y|et|mit|für)(?!\p{L}))/gu,
  /(?<!\p{L})Mahou 5 Estrellas(?!\p{L})/giu,
  /(?<=^|[,;\n•-] ?|\p{L} |\d )(?<!(?:[Bb]eim?|[Vv]o[nm]|[Zz]um?|[Ii]m|@) ?)Müller (?:Milchreis|Joghurt|Froop|Buttermilch|Ecke)(?!\p{L})/gu,
  /(?<!\p{L})(?:SPF|LSF|FPS|FP|factor|faktor) ?\d{2}\+? (?:(?:face|body|kids|kinder) )?(?:sun ?(?:cream|screen|block|lotion|tan lotion)|sonnen(?:creme|milch|spray|schutz)|moisturi[sz]er|lip balm|lippenbalsam)(?!\p{L})/giu,
  /(?<!\p{L})sunday roast(?: (?:joint|potatoes|beef|chicken|lamb|pork|veg(?:etables)?))?(?![\p{L}:])/giu,
  /(?<!\p{L})bread (?:and|&|n) butter pudding(?!\p{L})/giu,
  /(?<!\p{L})head ?(?:and|&|n) ?shoulders(?!\p{L})/giu,
  /(?<!\p{L})(?:jetons? de casino|fichas? de casino)(?!\p{L})/giu,
  /(?<!\p{L})(?:duschgel|duschbad|shampoo|seife|gel douche|gel de (?:baño|ducha)|champú|savon|jabón|shower gel|body ?lotion|crème)(?: de| à la| mit)? (?:milch|lait|leche|milk) (?:und|et|y|and|&) (?:honig|miel|honey)(?!\p{L})/giu,
  /(?<!\p{L})half ?(?:and|&|'?n'?) ?half(?!\p{L})/giu,
  /(?<!\p{L})mandarin orange chicken(?!\p{L})/giu,
  // "einen Globus für Emil": with an article it isn't the shop.
  /(?<=(?<!\p{L})(?:einen|neuen|kleinen|beleuchteten) )Globus(?!\p{L})/gu,
  // "a bag of hay", unlike "hay que comprar", "there must be bought".
  /(?<=^|[,;\n•-] ?|(?<!\p{L})(?:and|bags?|bales?|packs?|of|some|more|get|buy|grab|up|need|the|timothy|meadow) )hay(?=\s*(?:$|[,;\n+&])| (?:and|for|from|at|every|each|weekly|monthly)(?!\p{L}))/giu,
  // "Heu, Stroh": hay, unlike the French sound of thinking.
  /(?<=[,;\n•-] ?|(?<!\p{L})(?:und|Beutel|Ballen|Sack|Säcke|kg|etwas|brauchen|hole?|bitte|noch) |^)Heu(?=$|[;\n]|,? (?:\p{Lu}|\d|und |für |auch |eine?n? |zwei |drei ))/gu,
  /(?<!\p{L})tin openers?(?!\p{L})/giu,
  // Greetings on a card, a banner or a balloon
  /(?<!\p{L})(?:get well(?: soon)?|sorry|thank[- ]?you|good luck|welcome(?: home| back)?|bon voyage|congrat(?:ulation)?s|happy (?:birthday|new year|anniversary)|well done|miss you) (?:cards?|notes?|banners?|balloons?|stickers?|candles?)(?!\p{L})/giu,
  /(?<!\p{L})(?:Danke|Gute[ -]Besserung|Sorry)(?:[- ](?:Karten?|Kärtchen))(?!\p{L})/gu,
  /(?<!\p{L})(?:forget[- ]me[- ]nots?|vergiss[- ]?mein[- ]?nicht)(?: (?:seeds?|flowers?|plants?|samen|pflanzen))?(?!\p{L})/giu,
  // Brands that greet, think or promise
  /(?<!\p{L})(?:um bongos?|hello panda|hi[- ]chews?|oh henry!? bars?|that['’]s it (?:fruit )?bars?|stop smoking (?:patches|gum|aids?)|quarter pounders?(?: buns?)?|up ?(?:&|and) ?up (?=\p{L})|home pride (?:bread|loaf)|plus[- ]size (?=\p{L}))/giu,
  /(?<!\p{L})(?:Danke (?:Toilettenpapier|Klopapier|Taschentücher)|Merci (?:Schokolade|Pralinen|[Cc]hocolats?)|(?<=, )Merci(?=, )|Guten? (?:Morgen|Abend|Nacht)[- ](?:Müsli|Tee|Kaffee))(?!\p{L})/gu,
  /(?<!\p{L})(?:revista (?:hola|semana|elle)|elle (?:magazine|d[ée]co(?:ration)?|à table))(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:daily|monthly|weekly) (?:contacts?(?: lenses)?|lenses|vitamins?|planners?|pill ?box(?:es)?|pill organi[sz]ers?|magazines?)|(?:sunday|saturday|weekend) (?:news)?papers?|(?:shopping )?list pads?)(?!\p{L})/giu,
  /(?<!\p{L})(?:no more nails|everything but the bagel(?: seasoning)?|i can['’]t believe it['’]s not butter|seven ?up|off! spray|gute laune tee)(?!\p{L})/giu,
  // A store's gift card is bought anywhere.
  /(?<!\p{L})(?:tarjetas? (?:de )?regalo|tarjetas? cadeaux?|cartes? cadeaux?|chèques? cadeaux?|gift ?cards?|vouchers?|geschenkkarten?|gutscheine?) (?:de|del|du|from|for|von|vom|für|chez) \p{Lu}[\p{L}'’]+/gu,
  /(?<!\p{L})jacket potato(?:es)?(?!\p{L})/giu,
  /(?<!\p{L})(?:rouleaux? de printemps|rollitos? de primavera)(?!\p{L})/giu,
  /(?<!\p{L})(?:agenda|planificador|calendario|organizador|pastillero|revista|planning|semainier|abono|pase) (?:semanal|mensual|hebdomadaire|mensuel)(?!\p{L})/giu,
  /(?<!\p{L})(?:bougies?|cartes?|cadeaux?|gâteaux?|ballons?|guirlandes?|serviettes|déco(?:rations?)?) d['’]anniv(?!\p{L})/giu,
  // "champú y acondicionador 2 en 1"
  /(?<!\p{L})(?:shampoo|champú|shampooing|duschgel|gel) (?:and|und|y|et|&) (?:conditioner|spülung|acondicionador|après-shampooing|shampoo|champú|shampooing) [23][ -]?(?:in|en)[ -]?(?:1|one|eins|uno|un)(?!\p{L})/giu,
]);
/** A word that no text has, and that reads as a name: its last letter is the place in `Stood.typed`. */
const standIn = "zqx";

/** A text with stand-ins for misread names, and the names as they were typed. */
export type Stood = { text: string; typed: readonly string[] };

export function isStandIn(name: string): boolean {
  return name.length === standIn.length + 1 && name.toLowerCase().startsWith(standIn);
}

export function withStandIns(text: string): Stood {
  const typed: string[] = [];
  const stood = names.reduce(
    (done, name) =>
      done.replace(name, (found) => {
        if (typed.length === 26) return found;
        typed.push(found);
        return `${standIn}${String.fromCharCode(96 + typed.length)}`;
      }),
    text,
  );
  return { text: stood, typed };
}

/** What was read with stand-ins, in the names that were typed. */
export function withoutStandIns({ things, left }: ReadText, typed: readonly string[]): ReadText {
  const restored = (text: string) =>
    text.replace(new RegExp(`${standIn}([a-z])`, "giu"), (_, letter: string) => {
      return typed[letter.toLowerCase().charCodeAt(0) - 97]!;
    });
  return {
    things: things.map((thing) => ({
      ...thing,
      name: restored(thing.name),
      note: thing.note === null ? null : restored(thing.note),
      words: restored(thing.words),
    })),
    left: left.flatMap((word) => restored(word).split(" ")),
  };
}
