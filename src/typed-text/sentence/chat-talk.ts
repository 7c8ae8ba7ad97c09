import { Alternatives } from "../alternatives.ts";
/** What people write in chats beside what they need, about money, calls, ways and plans. */

const lines = (text: string): string =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .join("|");

const when =
  "(?:(?:luego|después|mañana|ahora|esta (?:noche|tarde)|el \\p{Alpha}+|later|tomorrow|tonight|then|später|morgen|heute(?: abend)?|dann|nachher|plus tard|demain|ce soir|tout à l['’]heure|après|du coup|et|and|und|y),? )*";

const told = new Alternatives({
  ahead: when,
  alternatives: lines(`
  (?:i['’]?ll|i will|i['’]?m gonna|imma|will) (?:venmo|paypal|zelle|cashapp|pay|transfer|send|refund|reimburse|owe|text|call|ping|dm|message) (?:you|u|ya)(?!\\p{Cased}).*|(?:venmo|paypal|zelle) me\\b.*|did you (?:get|see|read) my (?:message|text|list|email|note|call)s?|(?:hast du|habt ihr) meine (?:nachricht|mail|liste) (?:bekommen|gesehen|gelesen)|(?:has|habéis) (?:visto|leído|recibido) mi (?:mensaje|lista|correo)|(?:t['’]as|tu as|vous avez) (?:vu|lu|reçu|eu) mon (?:message|mail|texto)|(?:send|tell) me (?:the |your )?(?:receipt|bill|total|how much|what i owe)\\b.*|(?:we['’]ll|let['’]?s|we can) (?:talk|speak|chat|catch up|meet)\\b.*|(?:just )?(?:got|made it) home(?: safe(?:ly)?)?|(?:the |our )?meeting (?:ran|runs|is running|is) (?:over|late|long)\\b.*
  (?:ich )?(?:überweise?|paypal(?:e)?|gebe?|schick(?:e)?|zahl(?:e)?|schreib(?:e)?|ruf(?:e)?|erzähl(?:e)?) (?:ich )?(?:dir|euch|dich)(?: (?:das|die|den|dann|später|nachher|gleich|noch|morgen|geld|kohle|es))* ?(?:geld|zurück|kohle|rüber|wieder|an|es|rechnung|paypal)?|(?:wir )?(?:reden|sprechen|telefonieren|schreiben|hören uns|quatschen) (?:wir )?(?:später|morgen|dann|heute abend|nachher|noch)(?: .*)?|(?:bin|sind) (?:gut |schon |jetzt )*(?:angekommen|daheim|zuhause|zu hause)
  (?:ya )?(?:hablamos|nos (?:hablamos|llamamos|vemos)|quedamos)(?: (?:luego|mañana|después|esta noche|el \\p{Alpha}+))?|(?:ya )?(?:te|os) (?:(?:lo|la|los|las) )?(?:hago|paso|mando|envío|pago|devuelvo|doy|digo|cuento|llamo|escribo|aviso)(?: (?:un |el |la |lo |luego|mañana|después).*| .*)?|(?:ya )?(?:he|hemos|estoy|estamos) (?:llegado|salido|vuelto|en casa|en el \\p{Alpha}+)(?!\\p{Cased}).*
  (?:ich )?(?:will|wollen|möchte) (?:wir |heute |morgen )*(?:ne?n? |eine?n? )?\\p{Alpha}+ (?:machen|kochen|backen|grillen)|(?:(?:i['’]m|i wanna|i want to|we['’]re|gonna) )(?:make|making|bake|baking|cook|cooking) (?:an? |some )?\\p{Alpha}+(?: \\p{Alpha}+)?|(?:quiero|voy a|vamos a|queremos) (?:hacer|preparar|cocinar) (?:una? )?\\p{Alpha}+|je (?:veux|vais) (?:faire|préparer|cuisiner) (?:une? |des |du )?\\p{Alpha}+
  je (?:te|vous) (?:(?:le|la|les) )?(?:fais|envoie|rembourse|paie|paye|rends|dis|raconte|rappelle|appelle|écris|tiens)(?!\\p{Cased}).*|on (?:se|s['’])(?: )?(?:parle|appelle|rappelle|capte|tient|voit)(?!\\p{Cased}).*|(?:je suis |on est )?(?:bien )?(?:arrivée?s?|rentrée?s?)(?: (?:à la maison|chez (?:moi|nous)))?
  (?:il )?(?:faut|faudrait|faudra|va falloir|on doit|tu peux)(?: bien| aussi| donc)? (?:en|y) (?:prendre|acheter|racheter|reprendre|penser|ramener)|(?:hay|habrá|toca|habría) (?:que )?comprar(?:l[oa]s?| más)?|(?:müssen|sollten|können) (?:wir|die|das|welche|mal|noch|unbedingt| )+ ?(?:kaufen|holen|besorgen|mitbringen)|(?:(?:we|you) )?(?:need to|should|gotta|have to) (?:get|buy|grab) (?:some|more|some more|it|them)
  (?:si no (?:hay|quedan?|tienen),? )?(?:déjalo|olvídalo|da igual|no pasa nada)|(?:if not,? )?(?:never ?mind|forget it|don['’]t worry(?: about it)?)|(?:sonst |dann )?(?:egal|lass es(?: einfach)?|nicht schlimm)|(?:sinon )?(?:tant pis|laisse(?: tomber)?|c['’]est pas grave)|(?:mais |surtout )*pas ce(?:lui|lle|ux|lles) .*|not the one .*
  (?:(?:el|la|los|las) )?\\p{Alpha}+(?: de \\p{Alpha}+)? l[oa]s? (?:compro|traigo|cojo|pillo|llevo) yo|(?:(?:the|das|die|den|le|la|les) )?\\p{Alpha}+ (?:i['’]?ll (?:get|bring|buy) myself|(?:hole?|kaufe?|bringe?|besorge?) ich(?: selbst| selber)?|je (?:l['’]achète|le prends|la prends|les prends|m['’]en occupe))
  (?:(?:the|our|my|der|die|das|unser|unsere|el|la|los|las|le|la|les|notre|nos) )?(?:stocks?|supply|supplies|storage|vorrat|vorräte|lager|almacén|existencias|réserves?|cave|cupboards?|shelves|shelf|regale?|estanterías?|étagères?|bar|cantina) (?:is|are|ist|sind|está|están|est|sont) (?:(?:almost|nearly|totally|completely|fast|ganz|total|komplett|casi|presque|tout|complètement) )?(?:empty|bare|leer|vac[ií][oa]s?|vides?)
  (?:(?:ay|uf|eh|espera|corre|oh|no|wait|hold on|sorry|warte|moment|oje|attends|mince|zut|oups),? )*(?:que )?(?:(?:se (?:me|nos) (?:quema|queman|quemó|est[aá] quemando|pega|pasa|ha quemado|va a quemar) .*)|(?:the|my) \\p{Alpha}+(?: \\p{Alpha}+)?(?:['’]s| is| are) (?:burning|boiling over|on fire|overcooking|about to burn)|(?:mir|uns) (?:brennt|verbrennt|kocht) .* (?:an|über|durch)|(?:mir|uns) verbrennt .*|(?:(?:le|la|les|mon|ma|mes) \\p{Alpha}+(?: \\p{Alpha}+)? (?:(?:brûle|crame|accroche|déborde)(?:nt)?|(?:est|sont) en train de (?:brûler|cramer|déborder)))|j['’]ai (?:le|la|les|un|une) \\p{Alpha}+ (?:sur le feu|au four|qui (?:brûle|crame|déborde)))
  (?:(?:yes|yeah|yep|ok|okay|sure|ja|sí|oui),? )?(?:(?:be |see you |back |home |there )*in (?:about |around |like )?\\d{1,2} ?(?:mins?|minutes|hrs?|hours?)|in (?:etwa |ca\\.? )?\\d{1,2} ?(?:min(?:uten)?|std|stunden)|en (?:unos )?\\d{1,2} ?(?:min(?:utos)?|horas?)|dans (?:environ )?\\d{1,2} ?(?:min(?:utes)?|h|heures?))
  (?:scheiß|blöde|doofe|verdammte|stupid|damn|bloody|fucking|pinche|maldito|puto|foutu|satané) ?(?:autokorrektur|auto-?correct|corrector|autocorrector|correcteur)|(?:ich )?freu(?:e)? mich (?:auf|schon|riesig|sehr)(?!\\p{Cased}).*
  te debo una(?: (?:cerveza|grande|buena))?|i owe (?:you|u) (?:one|big time|a (?:beer|coffee|drink|pint))|(?:dann )?(?:hast|hab) (?:du|ich) (?:was|einen) gut(?: bei mir)?|je te revaudrai ça|je te dois (?:une fière chandelle|un verre|une bière|un café)
  (?:(?:lots of |big )?(?:kisses|hugs)(?: and (?:kisses|hugs))?|(?:give (?:the |my )?\\p{Alpha}+ (?:a )?)?(?:kiss|hug)(?: (?:the|my) (?:kids|baby|boys|girls|dog|cat|little ones?))?(?: from (?:me|us))?)(?: x+)?|ya+y+|yey|woo(?:hoo|p)?|yippee?|hurra(?:h|y)?|juhu+|jupp?i+e?|yupi|youpi|chouette|(?:look|see) (?:how|what) .*|(?:schau|guck|sieh)(?: mal)?,? (?:wie|was) .*|mira (?:qué|cómo) .*|qué (?:bonit[oa]|mon[oa]|lind[oa]|grande) .*|regarde (?:comme|comment|ce) .*
  (?:endlich |so,? )?(?:feierabend|wochenende|urlaub)(?: endlich)?|finally (?:home|done|friday|weekend|off work)|por fin (?:viernes|en casa|vacaciones|libre)|enfin (?:le week-?end|vendredi|chez moi|à la maison|en vacances)
  (?:(?:parfait|super|top|génial|ok|okay|d['’]accord|perfect|great|cool|perfecto|genial|vale|listo|prima|gut|passt),? )?(?:à|(?:dann )?bis|hasta(?: el)?|see (?:you|u|ya)(?: on)?|nos vemos(?: el)?) (?:demain|tout à l['’]heure|plus tard|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|morgen|später|nachher|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|mañana|luego|lunes|martes|miércoles|jueves|viernes|s[aá]bado|domingo|tomorrow|later|then|(?:mon|tues|wednes|thurs|fri|satur|sun)day)
  (?:(?:my |the |our )?(?:mom|mum|dad|grandma|grandpa|\\p{Alpha}+)['’]s|(?:\\p{Alpha}+ )?\\p{Alpha}+ (?:is|are)) (?:already )?(?:bringing|making|providing|covering|taking care of) .*|(?:(?:my |the |our )?\\p{Alpha}+ )(?:gave|brought|dropped off) (?:us|me) (?:some|a few|loads|plenty|one|them|it|enough)(?: .*)?|bring your \\p{Alpha}+(?: and (?:your )?\\p{Alpha}+)?
  (?:(?:die|der|meine?|unsere?) )?\\p{Alpha}+ (?:hat|haben) (?:uns|mir) (?:(?:schon|ja|noch) )*(?:welche[ns]?|was|genug|davon|eine?n?) (?:gegeben|geschenkt|mitgebracht|gebracht|besorgt)|\\p{Alpha}+ (?:bringt|bringen) (?:(?:ja|schon) )*(?:welche[ns]?|was|das|die|den|ihn|sie|es|eine?n?)(?: (?:ja|schon))* mit
  (?:ya )?(?:l[oa]s? (?:lleva|llevan|trae|traen|pone|ponen|hace|compra) (?:(?:mi|la|el|tu) )?(?!(?:hoy|mañana|luego|después|tú|por|porfa)(?!\\p{Cased}))\\p{Alpha}+|(?:(?:mi|la|el) )?\\p{Alpha}+ (?:me|nos) (?:l[oa]s? )?(?:dio|ha dado|han dado|regaló|trajo)(?: .*)?)
  (?:(?:ma|mon|la|le|mes|les) )?\\p{Alpha}+ (?:s['’]en (?:charge|chargent|occupe|occupent)|(?:nous |m['’])?en (?:apporte|apportent|ramène|a (?:donné|apporté|ramené|pris|acheté))(?: .*)?)
  (?:(?:it['’]s|they['’]re|that['’]s|ist|sind|es|son|c['’]est|(?:elles?|ils?) (?:est|sont)) )?(?:(?:way |just |viel |bien |beaucoup )?(?:too|zu|demasiado|muy|trop)) (?:expensive|pricey|dear|teuer|car[oa]s?|chère?s?)
  `),
  behind: "$",
});

/** "haha süß", "😂 qué rico": laughter and what it is about. */
const laughter =
  /^(?:(?:a*(?:ha){2,}h?|h?(?:ah){2,}a?|(?:ja|je|hi){2,}|lol+|mdr+|ptdr+|xd+|\p{Extended_Pictographic}[\uFE0F\u200D\p{Emoji_Modifier}]*)[\s,.!]*)+(?:(?:so|wie|voll|mega|total|sehr|how|very|too|qué|muy|tan|trop|très|si|c['’]est|das ist|that['’]s) )*(?:süß|süss|suess|lecker|niedlich|lustig|witzig|geil|toll|schön|gut|klasse|sweet|cute|yum(?:my)?|delicious|funny|nice|lovely|cool|great|rico|rica|mono|mona|lindo|linda|bueno|buen[ií]simo|riqu[ií]simo|gracioso|genial|mignon(?:ne)?|drôle|bon|miam|chouette|marrant|génial|super)[\s.!\p{Extended_Pictographic}\uFE0F]*$/iu;
/** "Running about 20 min late, traffic is awful" */
const lateness =
  /^(?:(?:sorry|ok|hey|hi),? )?(?:(?:(?:i['’]?m|we['’]?re|i am|we are|i['’]?ll be|we['’]?ll be) )?(?:running )?|(?:ich )?(?:bin|komme?|werde) |wir (?:sind|kommen) |(?:llego|llegamos|voy) |(?:j['’]ai|on a|je suis|j['’]arrive avec) )(?:(?:about|around|like|etwa|ca\.?|circa|so|ungefähr|unos|como|environ|bien) )?\d{1,3} ?(?:mins?\.?|minutes|minuten|minutos|hours?|hrs?|stunden?|horas?|heures?|h)(?: or so)? (?:late|behind|später|zu spät|verspätung|tarde|de retraso|de retard|en retard)(?:,? (?:sorry|because|weil|wegen|porque|à cause)?,? ?(?:(?:the |der |die |im |hay |el |la |le |les )?(?:traffic|train|bus|stau|zug|bahn|verkehr|atasco|tráfico|tren|bouchons?|embouteillages?|sorry|perdón|désolée?)(?!\p{Cased})[^,.]{0,30}))?[\s.!]*$/iu;

/** Whether a clause is talk of a chat, and asks for nothing: "luego te hago un bizum". */
export function isChatTalk(clause: string): boolean {
  return told.test(clause) || lateness.test(clause);
}

/** Whether a clause laughs, and says no more than what it finds. */
export function isLaughter(clause: string): boolean {
  return laughter.test(clause);
}
