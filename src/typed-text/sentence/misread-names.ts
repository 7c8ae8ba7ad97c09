import { compiledAhead } from "../compiled-ahead.ts";
import { hay, namesHay } from "./german-hay.ts";
import type { ReadText } from "./read-text.ts";

/** Names of products that read as a request, an endearment or an amount: only as brands are written, and where a thing may stand. */
const names = compiledAhead<RegExp>([
  /(?<=^|[,;\n•-] ?|(?<!\p{Cased})(?:und|and|y|et|plus|Packung(?:en)?|Pckg\.?|Tüten?|Beutel|[Gg]et|[Bb]uy|[Nn]eed|[Bb]rauchen?|[Hh]ole?|[Kk]aufe?|[Bb]ringe?|[Bb]esorge?|bitte|noch) )Nimm[ -]?2(?=\s*(?:$|[,;\n+&])| (?:und|and|y|et|für|Soft|Lachgummi|Bonbons)(?!\p{Cased}))/gu,
  /(?<=^|[,;\n•-] ?|\p{Alpha} |\d )Mon Ch[ée]ri(?=\s*(?:$|[.;\n+&])|,(?! (?:tu|on|il|n['’]oublie|prends|pense|peux|est|j['’]|je)(?!\p{Cased}))| (?:und|and|y|et|mit|für)(?!\p{Cased}))/gu,
  /(?<!\p{Cased})Mahou 5 Estrellas(?!\p{Cased})/giu,
  /(?<=^|[,;\n•-] ?|\p{Alpha} |\d )(?<!(?:[Bb]eim?|[Vv]o[nm]|[Zz]um?|[Ii]m|@) ?)Müller (?:Milchreis|Joghurt|Froop|Buttermilch|Ecke)(?!\p{Cased})/gu,
  /(?<!\p{Cased})(?:SPF|LSF|FPS|FP|factor|faktor) ?\d{2}\+? (?:(?:face|body|kids|kinder) )?(?:sun ?(?:cream|screen|block|lotion|tan lotion)|sonnen(?:creme|milch|spray|schutz)|moisturi[sz]er|lip balm|lippenbalsam)(?!\p{Cased})/giu,
  /(?<!\p{Cased})sunday roast(?: (?:joint|potatoes|beef|chicken|lamb|pork|veg(?:etables)?))?(?![\p{Alpha}:])/giu,
  /(?<!\p{Cased})bread (?:and|&|n) butter pudding(?!\p{Cased})/giu,
  /(?<!\p{Cased})head ?(?:and|&|n) ?shoulders(?!\p{Cased})/giu,
  /(?<!\p{Cased})(?:jetons? de casino|fichas? de casino)(?!\p{Cased})/giu,
  /(?<!\p{Cased})(?:duschgel|duschbad|shampoo|seife|gel douche|gel de (?:baño|ducha)|champú|savon|jabón|shower gel|body ?lotion|crème)(?: de| à la| mit)? (?:milch|lait|leche|milk) (?:und|et|y|and|&) (?:honig|miel|honey)(?!\p{Cased})/giu,
  /(?<!\p{Cased})half ?(?:and|&|'?n'?) ?half(?!\p{Cased})/giu,
  /(?<!\p{Cased})mandarin orange chicken(?!\p{Cased})/giu,
  // "einen Globus für Emil": with an article it isn't the shop.
  /(?<=(?<!\p{Cased})(?:einen|neuen|kleinen|beleuchteten) )Globus(?!\p{Cased})/gu,
  // "ham and 6 rolls": bread, unlike "toilet paper, 6 rolls"
  /(?<=(?<!\p{Cased})(?:and|plus|&) (?:\d{1,2}|two|three|four|five|six|eight|ten|twelve|a dozen|some|a few) )rolls(?=\s*(?:$|[,.;!\n])| (?:and|for|from|at|please|pls|tomorrow|tonight)(?!\p{Cased}))/giu,
  // "a bag of hay", unlike "hay que comprar", "there must be bought".
  /(?<=^|[,;\n•-] ?|(?<!\p{Cased})(?:and|bags?|bales?|packs?|of|some|more|get|buy|grab|up|need|the|timothy|meadow) |\d ?(?:k?g|lbs?) )hay(?=\s*(?:$|[.,;!\n+&])| (?:and|for|from|at|every|each|weekly|monthly|please|pls|thanks)(?!\p{Cased}))/giu,
  // "Heu, Stroh": hay, unlike the French sound of thinking.
  /(?<=[,;\n•-] ?|(?<!\p{Cased})(?:und|Beutel|Ballen|Sack|Säcke|kg|etwas|brauchen|hole?|bitte|noch) |^)Heu(?=$|[;\n]|,? (?:\p{Upper}|\d|und |für |auch |eine?n? |zwei |drei ))/gu,
  // "pilze mais tofu": maize, unlike French "but"
  /(?<=^(?:\p{Alpha}+ ){0,12}(?:milch|eier|brot|butter|käse|reis|nudeln|mehl|zucker|salz|tomaten|kartoffeln|zwiebeln|gurken?|paprika|pilze|möhren|karotten|erbsen|bohnen|linsen|thunfisch|schinken|wurst|sahne|joghurt|quark|wein|bier|wasser|saft|hackfleisch|hähnchen|fleisch|salat|äpfel|bananen|müsli|honig|öl|essig|senf|tofu|kidneybohnen|kichererbsen|dose|dosen|glas) (?:\p{Alpha}+ ){0,12})mais(?=(?: \p{Alpha}+){0,12}$)/giu,
  /(?<!\p{Cased})(?:tin openers?|tv (?:magazines?|guides?|listings|stands?|dinners?|trays?))(?!\p{Cased})/giu,
  // Greetings on a card, a banner or a balloon
  /(?<!\p{Cased})(?:get well(?: soon)?|sorry|thank[- ]?you|good luck|welcome(?: home| back)?|bon voyage|congrat(?:ulation)?s|happy (?:birthday|new year|anniversary)|well done|miss you) (?:cards?|notes?|banners?|balloons?|stickers?|candles?)(?!\p{Cased})/giu,
  /(?<!\p{Cased})(?:Danke|Gute[ -]Besserung|Sorry)(?:[- ](?:Karten?|Kärtchen))(?!\p{Cased})/gu,
  /(?<!\p{Cased})(?:forget[- ]me[- ]nots?|vergiss[- ]?mein[- ]?nicht)(?: (?:seeds?|flowers?|plants?|samen|pflanzen))?(?!\p{Cased})/giu,
  // Brands that greet, think or promise
  /(?<!\p{Cased})(?:um bongos?|hello panda|hi[- ]chews?|oh henry!? bars?|that['’]s it (?:fruit )?bars?|if you care (?=\p{Alpha})|who gives a crap(?: (?=\p{Alpha}))?|stop smoking (?:patches|gum|aids?)|quarter pounders?(?: buns?)?|up ?(?:&|and) ?up (?=\p{Alpha})|home pride (?:bread|loaf)|plus[- ]size (?=\p{Alpha}))/giu,
  /(?<!\p{Cased})(?:Danke (?:Toilettenpapier|Klopapier|Taschentücher)|Merci (?:Schokolade|Pralinen|[Cc]hocolats?)|(?<=, )Merci(?=, )|Guten? (?:Morgen|Abend|Nacht)[- ](?:Müsli|Tee|Kaffee))(?!\p{Cased})/gu,
  // Newspapers and magazines
  /(?<!\p{Cased})(?:(?:radio|tv|sunday|financial|new york|irish|la) times|(?:daily|sunday) (?:mail|mirror|telegraph|express|star)|good housekeeping|woman['’]s (?:own|weekly)|(?:hello|hola|ok)!? magazine)(?!\p{Cased})/giu,
  /(?<!\p{Cased})(?:revista (?:hola|semana|elle)|elle (?:magazine|d[ée]co(?:ration)?|à table))(?!\p{Cased})/giu,
  /(?<!\p{Cased})(?:(?:daily|monthly|weekly) (?:contacts?(?: lenses)?|lenses|vitamins?|planners?|pill ?box(?:es)?|pill organi[sz]ers?|magazines?)|(?:sunday|saturday|weekend) (?:news)?papers?|(?:shopping )?list pads?)(?!\p{Cased})/giu,
  /(?<!\p{Cased})(?:no more nails|no more tears(?: shampoo)?|everything but the bagel(?: seasoning)?|i can['’]t believe it['’]s not butter|seven ?up|off! spray|gute laune tee)(?!\p{Cased})/giu,
  /(?<=(?<!\p{Cased})(?:Packung(?:en)?|Pckg\.?|Schachteln?|Tafeln?|[Bb]ox(?:es)?|[Bb]oîtes?|[Cc]ajas?) (?:of |de )?)Merci(?!\p{Cased})/gu,
  /(?<=^|[,;:\n•-] ?|(?<!\p{Cased})(?:and|some|get|buy|need|of) )Just Egg(?!\p{Cased})/gu,
  /(?<!\p{Cased})omega[- ]?3(?: (?:capsules?|kapseln?|cápsulas?|gélules?|perlas|perles|fish oil|oil|supplements?))?(?![\p{Cased}\d])/giu,
  // "soft tissues for room 12"
  /(?<=(?<!\p{Cased})(?:for|für|para|pour) (?:(?:the|das|die|la|el|le|l['’]) ?)?)(?:class ?room|room|zimmer|raum|habitación|cuarto|aula|chambre|salle|wohnung|apartment|apt|flat|piso|appartement|appart) (?:nr\.? |no\.? |n[º°] )?\d{1,4}\p{Alpha}?(?![\p{Cased}\d])/giu,
  // A store's gift card is bought anywhere.
  /(?<!\p{Cased})(?:tarjetas? (?:de )?regalo|tarjetas? cadeaux?|cartes? cadeaux?|chèques? cadeaux?|gift ?cards?|vouchers?|geschenkkarten?|gutscheine?) (?:de|del|du|from|for|von|vom|für|chez) \p{Upper}[\p{Alpha}'’]+/gu,
  /(?<!\p{Cased})jacket potato(?:es)?(?!\p{Cased})/giu,
  /(?<!\p{Cased})(?:rouleaux? de printemps|rollitos? de primavera)(?!\p{Cased})/giu,
  /(?<!\p{Cased})(?:agenda|planificador|calendario|organizador|pastillero|revista|planning|semainier|abono|pase) (?:semanal|mensual|hebdomadaire|mensuel)(?!\p{Cased})/giu,
  /(?<!\p{Cased})(?:bougies?|cartes?|cadeaux?|gâteaux?|ballons?|guirlandes?|serviettes|déco(?:rations?)?) d['’]anniv(?!\p{Cased})/giu,
  // "champú y acondicionador 2 en 1"
  /(?<!\p{Cased})(?:shampoo|champú|shampooing|duschgel|gel) (?:and|und|y|et|&) (?:conditioner|spülung|acondicionador|après-shampooing|shampoo|champú|shampooing) [23][ -]?(?:in|en)[ -]?(?:1|one|eins|uno|un)(?!\p{Cased})/giu,
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
  const stood = (namesHay(text) ? [...names, hay] : names).reduce(
    (done, name) =>
      done.replace(name, (found) => {
        const before = typed.indexOf(found);
        if (before < 0 && typed.length === 26) return found;
        const at = before < 0 ? typed.push(found) - 1 : before;
        return `${standIn}${String.fromCharCode(97 + at)}`;
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
