import { compiledAhead } from "../compiled-ahead.ts";
import type { NamedStore } from "../match-store.ts";
import { countWords } from "./count-words.ts";
import { findStorePhrase, storeAt } from "./store-phrase.ts";

/** An amount or an article stands next: else the word may be the name of a thing ("stick deodorant", "pop"). */
const amount = `(?=\\d|[½¼¾⅓⅔]|(?:(?:de )?l|d)['’]|(?:an?|some|the|another|more|half|(?:de|mein|dein|k)?ein[enrs]{0,2}|ne?n?|etwas|paar|noch|un[ae]?|un[oa]s|otr[oa]s?|más|media|medio|l[oa]s|el|la|du|des|les?|de la|quelques|${countWords})(?!\\p{Cased}))`;
const start =
  "(?<=^|[.!?¿¡;:,\\n–—-]\\s*|(?<!\\p{Cased})(?:you|u|please|pls|just|quickly|also|to|and|then|bitte|du|ihr|und|auch|por ?favor|porfa|y|también|puedes|podr[ií]as|me|nos|stp|svp|et|aussi|peux|pourrais|peux-tu|pourrais-tu|alors) )";
const also =
  "(?: (?:me|us|mir|uns|dir|mal|bitte|noch|auch|doch|schnell|kurz|also|please|quickly|por favor))*";

const english =
  "bung|stick|whack|sling|toss(?: in)?|throw in|chuck(?: in)?|slap|lob|shove|jot(?: down)?|scribble(?: down)?|note(?: down)?|snag|nab|fetch|track down|hunt down|rustle up|round up|scoop up|score|re-?order|rebuy|replenish|repurchase|hook (?:me|us) up with|sort (?:me|us) out with|spot (?:me|us)|treat (?:me|us) to|start with|begin with|kick off with";
const german =
  "m[ao]gst|notier(?:e|t)?|schmeiß(?:e|t)?|schmeiss|wirf|werft|organisier(?:e|t)?|schnapp(?:t|e)?(?: dir)?|ergänze?|vermerk(?:e)?|merk dir|füge?|trage?|hau";
const spanish =
  "traigan|compren|lleven|consigan|agarren|mete(?:me|nos|le)?|m[eé]te(?:me|nos|le)|[eé]cha(?:le|me|nos)?|anota(?:me|nos|le)?|anotad|apuntad|añadid|agregad|comprad|traed|coged|pillad|an[oó]ta(?:me|nos|le)|apunta(?:me|nos)|agr[eé]ga(?:le|nos)|s[uú]ma(?:le|me|nos)?|incluye|incluí|cons[ií]gue(?:me|nos)|b[uú]sca(?:me|nos)?|p[ií]lla(?:me|nos)|ag[aá]rra(?:me|te|nos)?|s[aá]ca(?:me|nos)|enc[aá]rga(?:me|nos)?|p[ií]de(?:me|nos)?|reg[aá]la(?:me|nos)|alc[aá]nza(?:me|nos)|res[eé]rva(?:me|nos)|rep[oó]n|reponer|toca (?:comprar|reponer|pillar)|faltar[ií]an?|(?:voy|vamos) a (?:necesitar|querer)|(?:ser[ií]a|es) posible (?:comprar|traer)|pendientes?:";
const french =
  "not(?:e|es|ez)(?:-moi|-nous)?|inscris|inscrivez|marque|attrape|chop+e|trouve(?:-moi|-nous)?|file (?:acheter|chercher|prendre)|déniche|dégote|glisse|fourre|balance|récupère(?! (?:le|la|les|mon|ma) (?:colis|courrier|paquet|pressing|voiture|clés|enfants|commande|linge)(?!\\p{Cased}))|embarque|commande|prévois";
/** A verb before an amount, by the usual one. */
const beforeAmount: [RegExp, string][] = (
  [
    [english, "get "],
    [german, "hol "],
    [spanish, "compra "],
    [french, "prends "],
  ] as const
).map(([verbs, usual]) => [new RegExp(`${start}(?:${verbs})${also} ${amount}`, "giu"), usual]);

const list =
  "(?:shopping |grocery |shop )?(?:list|trolley|cart|basket|shopping)|(?:einkaufs)?(?:wagen|korb|zettel|liste)|(?:carrito|carro|cesta|lista|canasta|canasto|changuito)(?: de (?:la )?compras?)?|(?:caddie|panier|chariot|cabas|liste)(?: (?:de|des) courses)?";
const onto = `(?:(?:up |down )?(?:on|onto|in|into|to) (?:the|our|my|your) (?:${list})|(?:in|on|onto) (?:there|it)(?: too| as well)?|(?:in|auf|zu) (?:den|die|das|der|dem|unsere[nr]?|meine[nr]?) (?:${list})|zur (?:${list})|(?:al|a la|a mi|en el|en la|en mi) (?:${list})|(?:dans|sur|à) (?:le |la |notre |ma |mon )?(?:${list})|au (?:${list}))(?: (?:drauf|dazu|rein|hinzu|mit drauf|mit dazu|down))*`;
const putting =
  "pop|chuck|bung|stick|whack|sling|throw|toss|slap|lob|slip|drop|plop|shove|put|jot|note|write|scribble|pack|leg|tu|stell|schmeiß|schmeiss|wirf|notiere?|schreib|setz|trage?|füge?|nimm|pon|mete|mét[ae]|[eé]cha(?:le|me|nos)?|anota|apunta|añade|agrega|mets|ajoute|note|inscris|écris|marque|balance|glisse|colle";
const behind =
  "(?=\\s*(?:$|[.,;:!?\\n)]|(?:please|pls|plz|bitte|porfa\\p{Alpha}*|por fa\\p{Alpha}*|stp|svp|s['’]il|thanks|ta|danke|gracias|merci|would|could|for|für|para|pour|at|from|bei|en|chez|@|and|und|y|et|every|jede|cada|tou)))";
/** "chuck some peas in the trolley", "pack Erbsen in den Wagen" */
const putOnto = new RegExp(
  `${start}(?:${putting})(?:-moi)?${also} ([^.;:!?\\n]{2,80}?),? ${onto}${behind}`,
  "giu",
);
/** "6 eggs and oat milk in the basket" */
const ontoAtEnd = new RegExp(`(?<=\\p{Alpha}{2}|\\)) ${onto}(?=\\s*(?:$|[.;:!?\\n]))`, "giu");

compiledAhead([putOnto, ontoAtEnd, ...beforeAmount.map(([pattern]) => pattern)]);

const closing = "(?=\\s*(?:$|[.,;:!?\\n]))";
const shop =
  "(?:corner |local |village |nearest |grocery )?(?:stores?|shops?|supermarket|market|grocer(?:y|['’]s)|corner|chippy)";

/** How things are asked for without the usual verbs. */
const requests = compiledAhead<[RegExp, string]>([
  [
    new RegExp(
      `${start}(?:nip|pop|run|dash|head|swing|stop|go|drive|zip|scoot|duck|whizz|shoot|whip|wander|trot)(?: (?:out|over|down|in|up|by|past|round|along))*(?:(?: (?:to|by|into|in|at|past))?(?: (?:the|our|your))? ${shop})?,? (?:for|and (?:get|grab|buy|fetch|pick up)|to (?:get|grab|buy|fetch|pick up))(?: me| us)? ${amount}`,
      "giu",
    ),
    "get ",
  ],
  // "could you pop in for teabags"
  [
    /(?<=(?<!\p{Cased})(?:can|could|would|will) (?:you|u|someone|anyone) (?:please |pls )?)(?:nip|pop|run|dash|pop back) (?:in|out|down|over|round|by|to the shops?)(?: quickly)? for (?=\p{Alpha}|\d)/giu,
    "get ",
  ],
  [
    /(?<!\p{Cased})(?:(?:is there )?any|what are the|is there a) chances? (?:of|for)(?: you)?(?: (?:getting|grabbing|picking up|buying|bringing))? (?=\S)/giu,
    "we need ",
  ],
  [
    /(?<!\p{Cased})(?:(?:i |we )?could|(?:i|we)['’]d) (?:really |absolutely |totally )?(?:murder|kill)(?: for)? (?=(?:an?|some|\d)(?!\p{Cased}))/giu,
    "we need ",
  ],
  [
    /(?<!\p{Cased})(?:put (?:me|us) down for|(?:(?:have )?you |is there )?(?:got )?(?:any )?room for) (?=\S)/giu,
    "we need ",
  ],
  [
    /(?<!\p{Cased})(?:is|are|am|['’]m|['’]re|been|keeps?|just|to|popping in to|writing to|calling to|messaging to) (?:begging|crying|dying|desperate|hankering|longing|gasping|ask|asking) for (?=\S)/giu,
    " need ",
  ],
  [
    new RegExp(`${start}(?:i|we)(?:['’]d)? (?:really |quite |rather |kinda )?fancy ${amount}`, "giu"),
    "we need ",
  ],
  [
    new RegExp(
      `${start}(?:i|we)(?:['’]m|['’]re| am| are) (?:really |seriously |so )?(?:craving|after|wanting) ${amount}`,
      "giu",
    ),
    "we need ",
  ],
  [/(?<!\p{Cased})(?:we|i)(?:['’]ll| will) be (?:needing|wanting|requiring) (?=\S)/giu, "we need "],
  [
    /(?<!\p{Cased})(?:(?:we|i|you) )?can(?:['’]?t|not) (?:do|have|make|survive|start|face|live|cope|manage|get through)(?: [\p{Alpha}'’]+){0,3} without (?=\S)/giu,
    "we need ",
  ],
  [
    /(?<!\p{Cased})(?:(?:i['’]m|we['’]re) )?(?:thinking (?:of|about)|planning on) (?:making|doing|having|baking|cooking) [^,.;:!?\n]{2,30}? so,? (?=\S)/giu,
    "",
  ],
  [
    /(?<=^|[.!?,;\n] ?)(?:(?:oh|ah|ach|y|et|und|and),? )*(?:just )?(?:(?:one|another|the|a|an|and) )?(?:(?:more|last|other|final|quick|extra|small|tiny) )+(?:things?|item|one|bit)[,:] ?(?=\S)/giu,
    "",
  ],
  [
    /(?<=^|[.!?,;\n] ?)(?:(?:ah|oh|et|encore|y),? )*(?:(?:une|la) )?(?:(?:dernière|autre|petite) (?:petite )?chose|otra cosa(?: más)?)[,:] ?(?=\S)/giu,
    "",
  ],
  [
    /(?<!\p{Cased})(?:(?:mi|la|el) \p{Alpha}+ )?(?:me|nos) (?:mand[óa]|envi[óa]|encarg[óa]|ped[ií]a|pidi[óo])(?: (?:a por|por|a comprar))? (?=(?:un|una|unos|unas|dos|tres|\d+)(?!\p{Cased}))/giu,
    "necesito ",
  ],
  [/(?<!\p{Cased})(?:traigan|compren|lleven|consigan)(?:me|nos)? (?=\p{Alpha}{3})/giu, "compra "],
  // "nada de galletas: 1 kg de pechuga"
  [/(?<!\p{Cased})((?:nada de|no more|keine?|pas de|plus de) [\p{Alpha} ]{3,25}): (?=\d)/giu, "$1. "],
  // "1/4 de kilo de jamón"
  [
    /(?<=(?<![\p{Alpha}\d])(?:\d\/\d|[½¼¾⅓⅔]|medio|tres cuartos|un cuarto)) de (?=(?:kilos?|kg|litros?|l)(?!\p{Cased}))/giu,
    " ",
  ],
  [/(?<!\p{Cased})toca (?:comprar|reponer|pillar) (?=\S)/giu, "compra "],
  [
    /(?<=^|[.!?,;\n] ?)(?:(?:oh|ah|ach|y|et|und|and),? )*(?:before (?:i|we) forget|bevor ich['’]?s? (?:es )?vergesse|antes de que se me olvide|avant que j['’]oublie)(?: it)?\s?[,:]? (?=\S)/giu,
    "",
  ],
  [
    /(?<!\p{Cased})sei (?:bitte |doch )*(?:so )?(?:ein|eine) (?:schatz|engel|liebe[rs]?|gute[rs]?)(?: und|,) (?=\S)/giu,
    "bitte ",
  ],
  [
    /(?<!\p{Cased})(?:we(?:['’]re| are) )?down to (?:our|my|the) last (?:few |couple of )?(\p{Alpha}{3,12}),? so (?=(?:get|buy|grab|please|can|could|need|we)(?!\p{Cased}))/giu,
    "",
  ],
  [/(?<!\p{Cased})(?:it['’]?s )?time to (?:restock|stock up)(?: on)? (?=\S)/giu, "get "],
  [
    /(?<!\p{Cased})tu(?:st|t|n)? (?:du |ihr |Sie )?(?:mir|uns) (?:bitte |mal )*(?:den|eine?n?|ne?n) (?:großen |kleinen |riesen)?gefallen,? (?:und )?/giu,
    "bitte ",
  ],
  [
    /(?<!\p{Cased})(?:(?:hättest|hast|hätten|hättet|habt) (?:du|ihr|sie)|haste|hättste) (?:kurz |noch |mal |vielleicht |gerade |grad |heute |nachher )*(?:zeit|lust|die möglichkeit|gelegenheit),? (?=\S)/giu,
    "bitte ",
  ],
  [
    /(?<!\p{Cased})denk(?:t|st|en|e)?(?: (?:du|ihr|sie))?(?: (?:bitte|unbedingt|auch|noch|mal|dran|ja|doch))+ an (?=\S)/giu,
    "denk an ",
  ],
  [
    /(?<=(?<!\p{Cased})(?:holst|bringst|kaufst|nimmst|besorgst) du [^.,;!?\n]{0,30}?)(?: (?:kurz|schnell|fix|eben|rasch|mal|flott))+ (?=\S)/giu,
    " ",
  ],
  [
    /(?<!\p{Cased})(?:ich |wir )?(?:hätten?|hab(?:e|en)?) (?:\p{Alpha}+ ){0,2}(?:lust|bock|appetit|hunger|heißhunger) auf (?=\S)/giu,
    "wir brauchen ",
  ],
  [
    /(?<!\p{Cased})frag(?:st|e)? (?:du )?(?:mal |bitte )*\p{Alpha}+,? ob (?:er|sie|es|die|der|du) ([^.;:!?\n]{2,60}?) (?:mitbringt|mitnimmt|kauft|holt|besorgt|(?:mitbringen|mitnehmen|holen|kaufen|besorgen) (?:kann|könnte))(?!\p{Cased})/giu,
    "bitte $1",
  ],
  [
    /(?<=^|[.!?,;\n] ?)ohne ([^.;:!?\n]{2,60}?) (?:geht|läuft|klappt|wird)(?: (?:hier|bei uns|das|es|heute|morgen|halt|gar))* (?:nichts|nix|nicht)(?!\p{Cased})/giu,
    "wir brauchen $1",
  ],
  [
    /(?<!\p{Cased})(?:lauf|renn|spring|fahr|geh|flitz)e?(?: (?:mal|bitte|schnell|kurz|eben|noch))* (?:für|wegen) ([^.;:!?\n]{2,60}?) los(?!\p{Cased})/giu,
    "hol $1",
  ],
  [
    /(?<!\p{Cased})¿?hay (?:alguna )?(?:chance|posibilidad|manera|forma|opción) de (?:que (?:me |nos )?(?:traigas|compres|consigas|pilles|cojas)|(?:traer|comprar|conseguir)) (?=\S)/giu,
    "compra ",
  ],
  [
    /(?<!\p{Cased})¿?(?:te|os|se) (?:animas?|animáis|atreves?|apuntas?) a (?:(?:traer|comprar|pillar|coger)(?:me|nos)?|pasar(?:te)? por|ir (?:a )?por) (?=\S)/giu,
    "compra ",
  ],
  [new RegExp(`(?<!\\p{Cased})¿?te pasas (?:a )?por ${amount}`, "giu"), "compra "],
  [
    /(?<!\p{Cased})(?:tu (?:serais|es|seras)|vous seriez|sois|soyez) (?:un |une )?(?:vraie? |vrai )?(?:ange|amour|perle|chef|star|champion(?:ne)?|chou)(?:,? (?:et|de|si tu pouvais|si vous pouviez)(?= )| (?=d['’]))/giu,
    "stp",
  ],
  [
    /(?<!\p{Cased})(?:pendant|tant) que (?:tu y es|t['’]y es|vous y êtes|tu es (?:là|dehors|au magasin)),? (?=\S)/giu,
    "",
  ],
  [
    /(?<!\p{Cased})j['’]ai (?:trop |bien |grave )?envie de (?:manger|boire|grignoter) (?=\S)/giu,
    "je voudrais ",
  ],
  [
    /(?<=\p{Alpha}{3}|['’]s),? (?:before|bevor) (?:they|it|the (?:shop|store)|everything|die|der laden|sie) (?:closes?|shuts?|sells? out|runs? out|zumach(?:t|en)|schließ(?:t|en)|zu (?:hat|haben|macht))(?!\p{Cased})/giu,
    "",
  ],
  [
    /(?<=\p{Alpha}{3}),? (?:for (?:me|us),? )?(?:would|will|could) (?:you|ya|u)(?: please| pls)?\??(?=\s*$)/giu,
    "",
  ],
  [
    new RegExp(
      `(?<=\\p{Alpha}{3}),? (?:ginge das|geht das|ist das möglich|schaffst du das|kriegst du das hin|wäre das (?:möglich|ok|okay)|machst du das|vite fait|ça ira|s['’]il y en a(?: encore)?|s['’]il en reste|por fis|porfis|si (?:hay|tienen|queda|quedan)|mitzunehmen|mitzubringen|einzukaufen|abzuholen|zu (?:organisieren|bestellen|notieren))${closing}`,
      "giu",
    ),
    "",
  ],
]);

const asksSomebody =
  /(?<!\p{Cased})(?:you|u|your|ya|it['’]?s|that['’]?s|du|ihr|dir|euch|es|te|t[uú]|os|usted|no es|molestia|posible|vous|toi|t)(?!\p{Cased})/iu;
/** What is bought, seen or there is a thing: "if you see peaches, get 6". */
const namesThings =
  /\d|(?<!\p{Cased})(?:see|find|spot|have|has|got|get|buy|use|need|want|eat|sieh\p{Alpha}*|find\p{Alpha}*|hast|habt|haben|gibt|kauf\p{Alpha}*|hol\p{Alpha}*|brauch\p{Alpha}*|bring\p{Alpha}*|ves|veas|encuentr\p{Alpha}*|hay|tien\p{Alpha}*|compr\p{Alpha}*|trae\p{Alpha}*|vois|voit|trouv\p{Alpha}*|prends?|achèt\p{Alpha}*|reste|ont|avons|not|nicht|no|none|nada|plus)(?!\p{Cased})/iu;
const condition =
  /(?<=^|[.!?\n]\s*)(?:(?:hey|hi|oh|ach|hola|oye|salut|ok),? )?(?:if|when(?:ever)?|while|once|wenn|falls|sobald|solange|si|cuando|mientras|quand|tant que|pendant que|dès que) ([^,.;:!?\n]{3,60})[,:] (?=\S)/giu;

/** Polite conditions that name no thing: "if you happen to be near a store, 6 eggs". */
function withoutPoliteConditions(text: string, stores: readonly NamedStore[]): string {
  return text.replace(condition, (typed, said: string) => {
    const hasTime =
      /(?<!\p{Cased})(?:sec|second|minute|min|mins|moment|chance|time|zeit|sekunde|lust)(?!\p{Cased})/iu.test(
        said,
      );
    const isTrouble = /(?<!\p{Cased})(?:trouble|bother|molestia|problem|embête|dérange)(?!\p{Cased})/iu.test(
      said,
    );
    const isPolite =
      isTrouble ||
      (hasTime && asksSomebody.test(said)) ||
      (asksSomebody.test(said) && !namesThings.test(said));
    return isPolite && !leadsToStore(said, stores) ? "" : typed;
  });
}

/** "du eh zu Aldi gehst" names a store in its midst. */
function leadsToStore(said: string, stores: readonly NamedStore[]): boolean {
  if (findStorePhrase(said, stores) !== null) return true;
  return [...said.matchAll(/(?<=\s)\p{Alpha}/gu)].some(
    ({ index }) => storeAt(said, index, stores)?.whole === true,
  );
}

/**
 * A text with the verbs by which people rarely ask for things put as the usual ones: "chuck some peas in the trolley" is "get some
 * peas".
 */
export function withUsualVerbs(text: string, stores: readonly NamedStore[]): string {
  const polite = withoutPoliteConditions(text, stores);
  const put = polite.replace(putOnto, "get $1").replace(ontoAtEnd, "");
  const asked = requests.reduce((done, [pattern, usual]) => done.replace(pattern, usual), put);
  return beforeAmount.reduce((done, [pattern, usual]) => done.replace(pattern, usual), asked);
}
