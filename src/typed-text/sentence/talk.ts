import { Alternatives } from "../alternatives.ts";
import { isChatTalk, isLaughter } from "./chat-talk.ts";

/** What people write beside the things that they need: talk, reports of what is there, and what is not to be bought. */

const lines = (text: string): string =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .join("|");

/** Whole clauses that ask for nothing. */
const chatter = new Alternatives({
  alternatives: lines(`
  (?:hi|hello|hey|hiya|howdy)(?: (?:there|all|everyone|everybody|guys|team|folks|both|you))?|(?:good )?morning|good (?:evening|afternoon|day)(?: (?:all|everyone|team|guys))?|hallo(?: (?:zusammen|ihr lieben|ihr|alle|leute|du))?|hallöchen|grüß (?:dich|euch|gott)|moin moin|(?:hi|hello|hey|hallo|hola|coucou|salut|bonjour|bonsoir)(?: (?:my |meine? |mi |mon |ma )?(?:love|dear|honey|hon|babe|schatz|liebe[rs]?|süße[r]?|amor|cariño|cielo|vida|chérie?s?|cœur|coeur|amour|puce|ange|doudou|maman|papa|mamie|papi|mama|mum|mom|dad|mamá|papá|oma|opa))|guten (?:morgen|tag|abend)(?: zusammen)?|hola(?: (?:a tod[oa]s(?: y a tod[oa]s)?|tod[oa]s|chicos|familia|guap[oa]|equipo))|(?:bonsoir|bonjour|salut|coucou)(?: (?:à (?:tous|toutes)(?: et à (?:tous|toutes))?|tout le monde|madame|monsieur|les gars|toi))?|dear (?:all|team|everyone|colleagues|friends|neighbou?rs)|liebe (?:alle|kolleg\\p{Alpha}+(?: und kolleg\\p{Alpha}+)?|leute|nachbarn|eltern)|sehr geehrter? .*|estimad[oa]s? .*|ch(?:ers?|ères?) (?:toutes et (?:chers )?tous|tous|toutes|collègues|ami(?:e?s)|voisin(?:e?s))
  (?:no|nope|nah|sorry|nein|nee|nö|leider|non|ay|oh|ah|ok|okay|uy|vale|ja|yes|yeah|sí|oui|ouais)(?:,? (?:no|nope|none|sorry|nicht|nein|leider|danke|thanks|keine?[rs]?|mehr|da|gracias|lo siento|ningun[oa]|nada|queda|ya|désolée?|merci|plus|du tout|rien|aucune?|not really|not any ?more|gar|genau|ok|okay|sure|vale|claro|d['’]accord|voy|marche|cariño|cari|amor|cielo|schatz|babe|honey|hon|love|dear|mum|mom|dad|mama|mamá|papa|papá|maman|chérie?|hij[oa]|guap[oa]|(?:i )?forgot|vergessen|oubliée?s?|(?:se )?me (?:ha )?olvid[óa](?:do)?|not yet|noch nicht|pas encore|todavía no|se acabaron|se acabó|leer|fini|c['’]est fini|all gone|poc[oa]s?|j['’]y vais|ich geh(?:e)?(?: gleich)?))+
  (?:i['’]m |just )?(?:leaving|heading (?:out|home|over|back)|coming)(?: (?:now|soon|in .*|already))?|(?:ich )?(?:fahr|geh|lauf|mach mich)e?(?: jetzt| gleich| dann| schon| mal)* (?:los|auf den weg|heim|hin|rüber)|(?:ya )?(?:salgo|salimos|llego|llegamos|vuelvo|volvemos)\\b.*|soy (?:la|el|tu|yo)(?!\\p{Cased}).*|wird (?:gemacht|erledigt|besorgt)|geht in ordnung|kommt sofort|okey|a la orden|entendido|compris|c['’]est noté|je m['’]en charge|consider it done|you got it|roger|(?:i )?forgot|vergessen|oubliée?s?|(?:se )?me (?:ha )?olvid[óa](?:do)?|not yet|noch nicht|pas encore|todavía no|se acabaron|leer|alle|fast leer|kaum|fini|c['’]est fini|all gone|poc[oa]s?|casi nada|not much|(?:i['’]m |i am |just )?(?:running|going|heading|popping|stopping|off) (?:out|(?:over |in |out )?(?:to|at|into|by) the (?:store|shops?|supermarket|grocery store|market|mall))(?: (?:now|later|soon|in .*|after .*))?|je vais (?:au|à la|chez|faire|en|sortir|passer)(?!\\p{Cased}).*|(?:tu|vous) (?:veux|voulez) (?:un truc|quelque chose|autre chose)(?: .*)?|(?:i )?(?:don['’]?t know|dunno|idk)|(?:ich )?weiß (?:ich )?nicht|keine ahnung|(?:pues )?no sé|je (?:ne )?sais pas|chais pas|esto|eso|esta lista|ceci|cela|ça|this|these|this list|das hier|diese liste|diese sachen|estas cosas|ces choses|the following|lo siguiente|ce qui suit|both|all (?:of )?(?:them|those|it)|beides?|ambos|ambas|(?:tous |toutes )?les deux|let me (?:think|see|check)\\b.*|(?:you |do you )?(?:need|want) (?:anything|something) (?:from|at)\\b.*|(?:brauchst|brauchen|braucht|willst|soll) (?:du|wir|ihr|ich) (?:noch )?(?:was|etwas|irgendwas) (?:vom|von|aus|mitbringen)(?!\\p{Cased}).*|(?:necesitas|quieres|necesitáis) algo (?:del?|de la)(?!\\p{Cased}).*|(?:tu as |t['’]as |vous avez )?(?:besoin de|tu veux|il te faut) quelque chose(?: .*)?
  (?:ask|check with) \\p{Alpha}+ (?:if|whether|what|when)\\b.*|frag \\p{Alpha}+,? (?:ob|was|wann)\\b.*|pregunta(?:le)? a \\p{Alpha}+ (?:si|qué)(?!\\p{Cased}).*|demande à \\p{Alpha}+ (?:si|ce)\\b.*|(?:pick|grab|get|buy|bring) (?:some|it|them|one|any|more)(?: up| back)?(?: please)?|(?:just )?checking(?: in)?|(?:oh,? )?(?:wait,? )?they(?:['’]re| are) (?:all |sold )?(?:out|closed|gone)|wait|hold on|warte(?: mal)?|moment(?: mal)?|espera|attends?|see (?:you|ya|u)\\b.*|love(?: you.*| ya.*| mum| mom| dad)?|talk (?:soon|later).*|on (?:my|the) way.*|omw|brb|np|no (?:problem|worries)|will do|on it|let me know.*|call me.*|text me.*
  did (?:you|u) (?:see|hear|know|notice)\\b.*|(?:(?:guys|folks|leute|mensch|chicos),? )?(?:(?:the|our|my|der|die|unser|la|el|le|les|los) )?(?:fridge|freezer|pantry|cupboards?|tank|kühlschrank|gefrierschrank|vorratsschrank|tank|nevera|despensa|congelador|refri|frigo|placards?|congélo) (?:is|are|ist|sind|está|están|est|sont) (?:(?:almost|totally|completely|fast|ganz|total|komplett|casi|presque|tout|complètement) )?(?:empty|bare|leer|vac[ií][oa]s?|vides?)
  (?:please |pls )?(?:label|mark|name) (?:everything|all|each|every)\\b.*|(?:bitte )?(?:alles|alle \\p{Alpha}+|jede[ns]? \\p{Alpha}+) (?:bitte )?(?:mit (?:dem |ihrem )?(?:namen|vornamen) |namentlich )(?:beschriften|kennzeichnen|versehen)|(?:favor de |por favor )?(?:marcar|marquen|marca|poner|ponga) (?:todo|cada) .*nombre.*|(?:merci de |pensez à )?(?:marquer|étiqueter|noter) .* nom(?!\\p{Cased}).*
  happy (?:birthday|anniversary|easter|holidays|christmas|new year|halloween|thanksgiving)(?: (?:to you|everyone|all|love|mom|mum|dad|mamá|papá|amor|maman|papa|schatz))?|sounds (?:good|great|fine)|it was .*|(?:the )?(?:package|parcel|mail|kids|plumber|delivery) (?:has |have |is |are |just )*(?:arrived|here|home|came).*|call (?:me|us)\\b.*
  (?:ich )?(?:steh|sitz|wart)e? (?:im|in|am|an|noch|auf)(?!\\p{Cased}).*|bin (?:im|beim|am|noch|total|voll) .*|total (?:voll|leer) .*|ruf(?:t|e)? .* an(?: .*)?|hast du .*(?:gefüttert|gemacht|abgeholt|bezahlt|angerufen|gesehen|geschlossen|gegessen|geschlafen)|gut geschlafen|(?:gut|wohl) angekommen|frohe[sn]? (?:weihnachten|ostern|neues jahr|fest)|alles (?:gute|liebe)(?: .*)?|herzlichen glückwunsch.*|.* hängt (?:am|im|an) .*|(?:die |das |den )?\\p{Alpha}+ (?:ab|zu|auf)(?:schließen|machen)
  feliz cumple(?:años)? \\p{Alpha}+|estuvo .*|decidme|dec[ií]dme|dime|t[ií]a|t[ií]o|cuéntame|llámame.*|(?:me )?llamas .*|has (?:\\p{Alpha}+[aid]do|hecho|visto|puesto) .*|a qué hora.*|feliz (?:cumple(?:años)?|navidad|año nuevo|día|fin de semana)(?: (?:to you|everyone|all|love|mom|mum|dad|mamá|papá|amor|maman|papa|schatz))?|felicidades.*|ha llegado .*|qué tal.*|(?:cerrar|cierra|apagar|apaga) (?:la|el|las|los) .*
  bon(?:ne)? (?:courage|chance|route|séance|fin de journée)(?: .*)?|c['’]était.*|appelle(?:z)?-(?:moi|nous).*|tu as (?:\\p{Alpha}+é|fait|vu|mis|pris) .*|on mange .*|on remet .*|bien dormi|(?:joyeux|bon) (?:anniversaire|noël|appétit|week-?end)(?: (?:to you|everyone|all|love|mom|mum|dad|mamá|papá|amor|maman|papa|schatz))?|bonnes? (?:fêtes?|vacances|année)(?: (?:to you|everyone|all|love|mom|mum|dad|mamá|papá|amor|maman|papa|schatz))?|(?:fermer|ferme|éteindre|éteins) (?:la|le|les|l['’]).*|récupère[rz]? (?:les|le|la) (?:enfants|petits?|colis|filles?|garçons?).*|il y a (?:du monde|des bouchons).*
  (?:i['’]?ll|i will|i['’]?d|we['’]?ll) (?:be|come|go|call|do|see|check|let|try|meet|stop) ?.*|be (?:home|there|back|right) .*|(?:running|a bit|so) late|almost (?:there|home|done)
  which\\b.*|noted|sound|nice one|say less|roger(?: that)?|copy that|(?:ok,? )?je (?:le )?note|dale|none left|(?:we|i) have none(?: left)?|what (?:do|does|did|else|time|should|are|is|was|were|kind)\\b.*|what['’]s .*|where\\b.*|how (?:many|much)\\b.*|who\\b(?! gives a crap).*|why\\b.*|when (?:are|is|will|do|can|should)\\b.*|how (?:are|is|was|do|did|long|far|come|about you)\\b.*|how['’]s .*
  (?:do (?:you|we) )?need (?:anything|something)(?: else| more)?|anything (?:else|more)\\b.*|if not(?:,? (?:then )?(?:no (?:worries|problem)|that['’]?s (?:ok|fine)|never ?mind|don['’]?t.*|leave.*|it['’]s .*))?|is that (?:all|ok|everything).*|that['’]?s (?:all|it|everything)(?! bars).*|that is (?:all|it)
  (?:haha )?no way|running (?:\\d+ ?min\\p{Alpha}*|a bit|so) late|(?:t[ií][ao] )?(?:que )?no queda nada(?: .*)?|\\p{Upper}?\\p{Alpha}+ (?:finished|ate|drank|took|used|broke) (?:it|them|everything)|(?:\\p{Alpha}+['’]s|\\p{Alpha}+ is) (?:away|out|home|back|coming|here|sick)(?: .*)?|que (?:ya )?(?:hay|tenemos|quedan?) .*|(?:que )?(?:eso )?ya (?:me )?(?:l[oa]s? )?(?:compr[éo]|compramos|he(?:mos)? comprado|cogí|traje|pedí|pillé)(?: (?:yo|todo|tod[oa]s|eso|ayer|hoy|antes|esta mañana))*|tranqui(?:l[oa])?|(?:ahorita|luego|cuando|ahora) (?:que )?pued[ae]s|te (?:espero|aviso|llamo|escribo|marco|cuento) .*|no me lo puedo creer|no me digas|(?:ve|vete|id) \\p{Alpha}+ndo .*|(?:pon|poned) la mesa.*|happy (?:birthday|easter|anniversary|new year|christmas|holidays)(?:,? (?:to|you|all|everyone|grandpa|grandma|granny|nan|nana|mum|mom|mummy|dad|daddy|sis|bro|auntie|uncle|love|buddy|kiddo|folks|guys|family))+|feliz (?:año|navidad|cumple(?:años)?|día|pascua)(?:,? (?:nuevo|a|tod[oa]s|familia|chicos|abuel[oa]|mamá|papá|amor|cariño|herman[oa]|prim[oa]|t[ií][oa]))*|(?:joyeux|joyeuses|bonne) (?:anniversaire|noël|pâques|année|fêtes?)(?:,? (?:à|tous|toutes|maman|papa|mamie|papy|chérie?|tout le monde|tata|tonton))+|(?:alles gute|frohe[sn]?|schöne) (?:zum geburtstag|ostern|weihnachten|neues jahr|feiertage)(?:,? (?:mama|papa|oma|opa|schatz|euch|dir|allen|zusammen|ihr lieben))*|schlaf(?:t)? gut(?: \\p{Alpha}+)?|ha ha(?: .*)?|\\p{Upper}\\p{Alpha}+ hat (?:heute |gestern |gerade )?(?:angerufen|geschrieben|abgesagt|geburtstag)(?: .*)?|(?:wartet|warte) nicht (?:auf mich|mit dem essen).*|(?:don['’]t|do not) wait .*|no me esper[ae].*|ne m['’]attend.*|(?:finalement )?laisse(?:z)? tomber (?:les?|la) .*|(?:forget (?:about )?|skip |scrap |leave )the [\\p{Alpha} ]{3,25}|lass (?:die|den|das) .* weg|(?:olvida(?:te de)?|deja) (?:el|la|los|las) [\\p{Alpha} ]{3,25}|niñ[oa]s|kids|kinder|(?:les )?enfants|que te mejores.*|que (?:descanses|aproveche|(?:te |os )?vaya bien|lo pases bien|lo paséis bien).*|gute besserung.*|get well.*|feel better.*|bon rétablissement.*|remets-toi.*|vaya (?:tela(?: marinera)?|lío|semanita|día|plan|morro|cara|susto)|(?:al rato|luego|ahorita|más tarde|en un rato|mañana) (?:te|os|les) (?:marco|llamo|hablo|escribo|aviso|cuento|digo|mando|veo)(?: .*)?|(?:gros|plein de|mille) (?:bisous|bises|câlins)(?: .*)?|(?:(?:lol|haha|omg|wow|oh|mmh?m?),? )*(?:(?:that|the|your|this|my|our|\\p{Alpha}+['’]s) )?[\\p{Alpha} ]{3,30} (?:(?:last night|yesterday|today|tonight) )?(?:was|were|tasted) (?:(?:so|really|absolutely|just|very|super|totally) )*(?:amazing|great|delicious|good|awesome|lovely|yummy|incredible|fantastic|divine|perfect|brilliant|unreal|gorgeous|awful|terrible|disgusting|bad|lush|epic)(?: .*)?|(?:der|die|das|dein|deine|eure?|omas|mamas) [\\p{Alpha} ]{3,30} (?:(?:gestern|heute|neulich)(?: abend)? )?(?:war|waren|schmeckte|schmeckten|hat|haben)(?: (?:so|echt|total|wirklich|richtig|mega|sau|super|soo+))* (?:lecker|köstlich|gut geschmeckt|der hammer|super|toll|genial|ein traum|fantastisch|eklig|traumhaft)(?: .*)?|(?:la|el|los|las|tu|tus) [\\p{Alpha} ]{3,30} (?:de (?:anoche|ayer|hoy) )?(?:estaba|estaban|estuvo|estuvieron)(?: (?:muy|súper|super|tan|de))* (?:brutal(?:es)?|ric[oa]s?|buenísim[oa]s?|increíbles?|buen[oa]s?|delicios[oa]s?|espectacular(?:es)?|muerte|lujo|mal[oa]s?|asqueros[oa]s?)(?: .*)?|(?:la|le|les|ta|ton|tes) ?[\\p{Alpha}'’ ]{3,30} (?:d['’]hier(?: soir)? |de (?:ce )?midi )?(?:était|étaient)(?: (?:trop|vraiment|super|hyper|très|tellement))* (?:bon(?:ne)?s?|délicieu(?:x|ses?)|excellente?s?|une tuerie|incroyables?|top|parfaite?s?|infecte?s?)(?: .*)?|good (?:morning|night|evening|afternoon|luck)|(?:have a )?(?:great|good|nice|lovely) (?:day|one|evening|weekend|trip)|(?:so|how|too|really) (?:cute|sweet|nice|funny|sad|good|cool|pretty|lovely|tired|hungry|excited)(?: (?:lol|haha|omg|though|tho))?|(?:dans|in|en) (?:\\d+|une|an?|una|einer|zehn|ten|dix|diez) ?(?:min\\p{Alpha}*|h|heures?|stunden?|horas?|hours?)|(?:(?:morgen|heute(?: abend)?|übermorgen|am \\p{Alpha}+tag|nächste woche) )?komm(?:t|en) (?:(?:die|der|meine?|unsere?) )?\\p{Upper}\\p{Alpha}+(?: (?:zu besuch|vorbei|mit|und \\p{Alpha}+))*|landed(?: safe(?:ly)?)?|(?:(?:i['’]m|we['’]re) )?at the (?:gate|airport|station|office|doctor['’]?s?|dentist|hotel|door|hospital|vet)(?: (?:now|already|still))?|(?:that['’]s )?(?:grand|brilliant|no bother|no worries|legend)(?:,? (?:will do|so|thanks|lads?|mate))?|yes|no|nope|nah|yep|yeah|yup|sure(?: thing)?|lol|ha(?:ha)+|(?:i['’]?ll |will )?(?:get|got) (?:it|them|that)|done|bye.*|great|perfect|cool|awesome|nice|fine|hm+|k+|one|ones|eine[nrms]?|une?|una|some|it|them|those|eins|welche[ns]?|uno|unos|esos?|(?:yes|yeah|yep|ok|okay|sure|of course)(?: (?:yes|yeah|please|sure|ok|okay|of course|thing|no problem|can do|will do))+|of course|can do|got you|gotcha
  (?:i['’]m|i am|we['’]re) out of (?:the )?(?:office|town|country|meeting|house|city|hospital|shower)(?!\\p{Cased}).*|(?:i['’]m|i am) (?!(?:(?:almost|nearly|all|running|also|getting) )*(?:out of|low on|short)).*|we['’]re (?:home|here|at|on|in|almost there)\\b.*|you['’]re (?:welcome|the best|great).*|miss you.*|take care|drive safe(?:ly)?|(?:dm|ping|msg|whatsapp) (?:me|us)\\b.*|meet (?:you|me) .*|hugs?|best(?: wishes| regards)?|(?:kind |warm )?regards|sincerely|cheers|x+|xo+x*o*
  thanks\\b.*|thank (?:you|u)\\b(?! (?:cards?|notes?|stickers?|gifts?)(?!\\p{Cased})).*|thx\\b.*|danke(?: (?:dir|euch|schön|sehr|\\p{Upper}\\p{Alpha}+))*|(?:vielen|herzlichen|besten|lieben|tausend) dank.*|gracias\\b.*|muchas gracias.*|mil gracias|merci(?! (?:schokolade|chocolates?|pralinen|finest|petits))(?: (?:beaucoup|bien|d['’]avance|(?:les |mes |mon |ma )?\\p{Alpha}+))?|hope .*|happy (?:shopping|monday|tuesday|wednesday|thursday|friday|weekend).*|sorry\\b.*|désolée? .*|pardon pour .*|(?:perd[oó]n|perdona|disculpa) (?:por|el) .*|entschuldig\\p{Alpha}* .*|tut mir leid .*|sinon (?:rien|tant pis|laisse)|no rush|take your time
  bis (?:später|gleich|dann|morgen|bald|nachher|heute abend)|(?:ich|wir) (?:bin|sind|komme|kommen|fahre|gehe|freu\\p{Alpha}*|melde|mach)\\b.*|bin (?:so |etwa |ca\\.? |dann )*(?:gleich|um|gegen|ab|erst|auf|in|schon|unterwegs|da|dran)\\b.*|komme .*|hab(?:e)? dich lieb.*|hdl|tschüs+i?|alles klar|alles (?:gut|gute)|klar|super|prima|toll|passt|geht klar|mach(?:e)? ich|gut|ja|nein|doch|jo|jup|nö|nee|ne|naja|mhm
  welche[rns]?\\b.*|(?:wenn|falls) nicht(?:,? (?:dann )?(?:egal|nicht schlimm|auch (?:gut|ok|egal)|macht nichts|lass.*))?|(?:wir )?haben (?:wir )?(?:kein(?:e[ns]?|s)?|nix|nichts)(?: mehr)?(?: da)?|notiert|erledigt|dank (?:dir|euch|ihnen)(?: \\p{Alpha}+)?|(?:das |die |den |der )?(?:hat|haben) \\p{Alpha}+(?: \\p{Alpha}+)? (?:schon|bereits)(?: .*)?|was (?:brauchen|brauchst|fehlt|soll|sollen|ist|machst|gibt|noch)\\b.*|(?:brauchst|brauchen|braucht) (?:du|wir|ihr) (?:noch )?(?:was|etwas|irgendwas)|(?:sonst )?noch (?:was|etwas)|wann\\b.*|wo\\b.*|wie (?:geht|viel|viele|lange|spät)\\b.*|(?:ja|ok|na) (?:klar|gerne?|gut|logo)|ach (?:ja|so|stimmt|nee)|klar doch|gern(?:e)? doch|mach ich gern|wer\\b.*|warum\\b.*|fahr vorsichtig|(?:bringe?|mache?|hole?|kaufe?|nehme?|besorge?|schreibe?) ich(?: (?:mit|auf|ein|noch|gerne|schon))*|kein (?:problem|stress)|gute nacht(?:,? (?:ihr|meine|lieben?|alle|zusammen|schatz|mama|papa|euch|dir))*|grüß (?:di|eich|enk)|mir geh?t['’]?s .*|guten (?:morgen|tag|abend)|schöne[ns]? (?:tag|abend|wochenende|feierabend).*|wir sehen uns.*|sehen uns .*|lass dir zeit.*|das (?:war['’]?s|wars|ist alles)
  (?:ganz |viele |liebe |schöne |beste |lg|vg)*(?:liebe|viele|beste|schöne|herzliche) grüße(?: \\p{Alpha}+){0,3}|gr(?:uß|üße)(?: \\p{Alpha}+){0,3}|[lv]g(?: \\p{Upper}\\p{Alpha}+)?|mfg|kuss|küss(?:chen|e)|bussis?(?: \\p{Alpha}+){0,2}|dank (?:da|dia|schee?n?)|vergelt['’]s gott
  oki(?:doki)?s?|vale|claro(?: que sí)?|sí|perfecto|genial|de acuerdo|listo|(?:ya )?voy(?: \\p{Alpha}+)*|(?:ya )?(?:estoy|estamos|estáis)\\b.*|(?:ya )?(?:he|hemos) (?!(?:visto|acabado|terminado|gastado|olvidado)\\b)\\p{Alpha}+[dt]o\\b.*|ya (?:cenamos|comimos|desayunamos|merendamos|salí|salimos|llegué|llegamos)(?!\\p{Cased}).*|llego\\b.*|ya llego.*|un (?:beso|abrazo)\\b.*|bes(?:os|itos?)\\b.*|abrazos?|saludos.*|nos vemos\\b.*|te (?:veo|quiero|llamo)\\b.*|hasta (?:luego|pronto|mañana|ahora|la vista)|buen(?:os|as) (?:días|tardes|noches)|buenas|de nada|adiós|chao|ok mamá
  (?:quieres |necesitas |necesitamos |hace falta )?algo más|(?:necesitas|necesitamos|quieres|falta|hace falta|traigo|compro|cojo) algo(?: más)?|qué(?!\\p{Cased}).*|cuál(?:es)?\\b.*|cuánt[oa]s?\\b.*|si no(?:,? (?:no pasa nada|da igual|nada|déjalo|no importa|tranquil[oa]))?|sinon,? (?:tant pis|c['’]est pas grave|laisse.*)|apuntado|anotado|hecho|dónde\\b.*|cuándo\\b.*|cómo\\b.*|quién\\b.*|(?:ok |vale |sí |ya )*(?:l[oa]s? )?(?:traigo|compro|compré|cojo|llevo|pillo)(?: yo)?|eso es todo|nada más|sin prisa
  à (?:plus|bientôt|demain|tout|ce soir|tout à l['’]heure|toute)(?: (?:tard|à l['’]heure|de suite|alors|chérie?))*|a\\+|je (?:rentre|suis|t['’]aime|t['’]embrasse|pars|passe|reviens|m['’]en)\\b.*|j['’]arrive.*|bisous?\\b.*|biz|bises?|ciao.*|t['’]es\\b.*|d['’]accord|oui|non|parfait|nickel|ça (?:marche|va|roule).*|(?:je |on )?t['’]attends? .*|pas de (?:souci|problème)s?|de rien|(?:bonne?|belle) (?:journée|soirée|nuit|après-midi|fin de journée)|on se voit\\b.*|on (?:t|m|vous|vs|nous) ?['’]?\\p{Alpha}+ (?:pour|à|au|chez|dans|devant)(?!\\p{Cased}).*|c(?:['’]est)? (?:maman|papa|mamie|papy|moi)|autre chose|(?:besoin d|il (?:te|vous|nous) faut (?:quelque|autre)).*chose.*|(?:le reste,? )?(?:je |on )?(?:m['’]|s['’])(?:en )?(?:occupe|charge)(?: du reste| de tout| de ça)?|(?:il )?y en a(?: .*)?|rien (?:dans|au) (?:le |la )?(?:frigo|placards?|maison)|je (?:le prends|les prends|la prends)|(?:tu|on|vous|il|elle)(?!\\p{Cased}).* quoi(?!\\p{Cased}).*|.* quoi|qu['’]est-ce\\b.*|où(?!\\p{Cased}).*|quand\\b.*|combien\\b.*|comment\\b.*|pourquoi\\b.*|rdv\\b.*|rendez-vous\\b.*|(?:les?|la)?quel(?:le)?s?\\b.*|(?:c['’]est )?noté|cordialement|amitiés|je (?:t|vous) ?['’]?embrasse|c['’]est tout|rien d['’]autre
  `),
  behind: "$",
});

/** "I want to bake cookies so", "wir kochen morgen Chili:", "voy a hacer paella,": what for, before what is needed. */
const purposeAhead =
  /^(?:(?:tonight|tomorrow|esta noche|mañana|ce soir|demain|ce week-?end),? )?(?:(?:it|there)['’]s [^,:]{1,40}? so\s+(?=\S)|(?:(?:i|we)(?:['’]m|['’]re| am| are| want to| wanna| will)|(?:ich|wir|heute|morgen|am)|let['’]?s|voy a|vamos a|quiero|queremos|je(?: (?:vais|veux))?|on(?: (?:va|veut))?)[^,:]{0,40}? ?(?:mak(?:e|ing)|do|gibt|having|hosting|bak(?:e|ing)|cook(?:ing)?|grill(?:e|en|ing)?|koche[n]?|backe[n]?|mache[n]?|hacer|cocinar|preparar|hornear|faire|fais|fait|cuisiner|préparer)(?!\p{Cased})[^,:]{0,40}?(?:(?:,|:|\s[-–—]|\s(?:so|therefore|deshalb|dafür|daher|así que|por eso|donc|alors)(?!\p{Cased}))[\s,:]*)(?=\S))/iu;

/** What something is needed for, at the head of a text; "let's do 3 lbs of wings" asks for it. */
export function purposeOf(text: string): string {
  const purpose = purposeAhead.exec(text)?.[0] ?? "";
  return /^let.*\d/iu.test(purpose) ? "" : purpose;
}

/** A clause that tells something: "we only have one roll left", "because the old ones are broken". */
const telling =
  /^(?:(?:we|i|you|they|he|she|it)(?:['’](?:re|ve|s|ll|m|d))? .*\b(?:have|has|had|is|are|was|were|will|like|love|think|know|left|only|used|ate|got|were|going|coming)\b.*|(?:because|since|so that|in case|that['’]?s|there['’]?s|it['’]?s|weil|damit|falls|ich habe|es ist|das ist|porque|así que|para que|solo qued|es que|parce que|(?:car|comme)(?= (?:il|elle|on|je|nous|vous|tu|ils|ça|les?|la|mon|ma|mes)(?!\p{Cased})| (?:j|c|l)['’])|il n['’]en reste|c['’]est|is|are|was|were|ist|sind|war|waren|está|están|estaba|sont|était) .*|.* (?:are|is) (?:coming|visiting|broken|hungry)\b.*)$/iu;

/** Punctuation and pictures around what is said: "👍 mach ich", "¿necesitamos algo?". */
const aroundChatter =
  /^(?:[¿¡\s]|\p{Extended_Pictographic}[\p{M}\u{1F3FB}-\u{1F3FF}]*)+(?=\p{Alpha})|(?:[\s,.!?…]|\p{Extended_Pictographic}[\p{M}\u{1F3FB}-\u{1F3FF}]*)+$/gu;

const apology =
  /^(?:lol|haha|(?:can|could|will|would) (?:you|u)|kannst du|puedes|peux-tu|tu peux|désolée?|sorry|perdona?|perdón|lo siento|entschuldigung|tut mir leid|pardon|hey|ok|oui|sí|ja|yes),? (?=\S+ )/iu;

/** "merci pour les courses hier", "start without me" */
const thanksOrMeal =
  /^(?:l[oa]s? (?:compró|compraron|trajo|cogió) .*|lo del? .* (?:olvídalo|déjalo)|(?:olvida|deja) lo del? .*|tu (?:passes|vas|es|seras) (?:au|à la|en|aux) (?:magasin|courses?|supermarché|boutique)|are you (?:still )?(?:at|going to|in) the (?:store|shops?|supermarket)|(?:bist|gehst|fährst) du (?:noch |gerade |gleich |schon )*(?:im|in den|zum|beim)? ?(?:laden|supermarkt|einkaufen)|(?:estás|vas) (?:en|a) la (?:tienda|compra)|vas al súper|back by \S+|(?:(?:many |muchas |mil |vielen |grand )?(?:thanks|thank you|gracias|danke?|merci)(?: (?:so much|again|beaucoup|bien|encore|nochmal))? (?:for|por|für|fürs|pour|de(?! \p{Alpha}+(?:er|ir|re)(?!\p{Cased}))|d['’]avoir)(?! (?:me|mí|moi|mich|us)(?!\p{Cased})) .*)|(?:(?:just )?(?:start|begin|eat|go ahead)(?: eating| dinner)? without (?:me|us).*)|(?:(?:esst|iss|fangt|legt|kocht) (?:ruhig |doch |schon |mal |bitte )+.*)|(?:(?:cenad|comed|comer|cenar|empezad|empezar|empieza|id) (?:ya )?(?:a (?:cenar|comer) )?sin (?:mí|nosotros).*)|(?:(?:mangez|commencez|dînez|mange|commence) (?:déjà )?sans (?:moi|nous).*))$/iu;

const lateness =
  /(?<!\p{Cased})(?:(?:running|be|am|i['’]m|gonna be) late|(?:komme?|bin|wird?|werde)(?: \p{Alpha}+){0,3} (?:später?|zu spät)|verspätung|llego tarde|llegaré tarde|(?:je|j['’]) ?(?:rentre|arrive|serai|suis|finis) (?:plus )?(?:tard|en retard|vers)|décalée?|stuck (?:in|at)|im stau|atasco|embouteillages?)(?!\p{Cased})/iu;

/** Whether somebody says that they are late: what else they say then is mostly about that. */
export function tellsOfLateness(text: string): boolean {
  return lateness.test(text);
}

/** Whether a clause asks for nothing. */
export function isChatter(clause: string): boolean {
  const bare = clause.replace(aroundChatter, "").replace(apology, "");
  return (
    chatter.test(bare) ||
    isChatTalk(bare) ||
    isLaughter(clause) ||
    (thanksOrMeal.test(bare) && !/[,:]/u.test(bare))
  );
}

/** "only if they are ripe", "nur wenn sie reif sind". */
export function isConditional(clause: string): boolean {
  return (
    !/: /u.test(clause) && /^(?:only|nur|solo|sólo|seulement) (?:if|when|wenn|falls|si|quand) /iu.test(clause)
  );
}

/** Whether a clause tells something. */
export function isStatement(clause: string): boolean {
  return telling.test(clause);
}

/** Before what somebody believes to be there. */
const belief =
  "(?:i|we) (?:think|believe|guess|suppose|reckon|figure|know)(?: that)?|(?:i['’]m|i am|we['’]re) (?:pretty |fairly |quite |almost )?(?:sure|certain|positive)(?: that)?|pretty sure(?: that)?|probably|i['’]d say|" +
  "ich (?:glaube?|denke?|meine|schätze|vermute)(?:,? dass)?|ich bin (?:mir )?(?:ziemlich |recht |fast )?sicher(?:,? dass)?|glaube? ich|soweit ich weiß|wahrscheinlich|vermutlich|bestimmt|" +
  "(?:yo )?(?:creo|pienso|supongo|imagino|diría|me parece|me suena|seguro) que|a lo mejor|(?:estoy|estamos) (?:casi )?segur[oa]s? (?:de )?que|" +
  "je (?:crois|pense|suppose|dirais)(?: bien)? que|je suis (?:presque |quasi )?s[ûu]re? que|il me semble que|à mon avis|normalement|sûrement";
/** "We don't need", "already have", "keine", "ya tenemos", "pas besoin de": what follows is not to be bought. */
const negatedHead = new Alternatives({
  ahead: `(?:(?:je (?:crois|pense|suppose|dirais)(?: bien)?|je suis (?:presque |quasi )?s[ûu]re?|il me semble) qu['’]|(?:${belief}|mm+|diesmal|heute|diese woche|this (?:time|week)|ya|today|hoy|esta (?:vez|semana)|cette (?:fois|semaine)|surtout|finalement|al final|finalmente|en fait|actually|doch|definitely|sobre todo|bloß|auch|but|and|oh|ah|ach|so|well|okay|ok|hey|nein|nee|no|eh|bueno|pues|bon|ben|aber|und|pero|y|mais|et|also|please|bitte|por favor|wir|nous|we|i|you|on|du|ihr|man|ich),? )*`,
  alternatives: lines(`
  (?:don['’]?t|do not|does not|doesn['’]?t|didn['’]?t|won['’]?t|no need to|not to|never) (?:you )?(?:have to (?:get|buy|bring)|need|get|buy|bring|add|grab|pick(?: up)?|take|want|order|bother|worry|use)\\b|no need for|no \\p{Alpha}+(?: \\p{Alpha}+)? (?:today|this time|this week|needed|necessary)$|not\\b(?! from| concentrate)|(?:skip|leave out|cancel|never ?mind)\\b|nothing\\b|neither\\b|forget (?!to)|(?:got|have|bought|picked up|grabbed|ordered)\\b.* already$|(?:got|grabbed|bought|picked up) (?:the|those|your|our|all the) [^,]*$|(?:scratch|strike|drop) (?:the|that|those|my)\\b
  there (?:should|must|might|may)(?: still| already| also)* be|(?:we|i) (?:should|must|might|may) (?:(?:still |already )+have|have (?:enough|plenty|some))|there (?:is|are) (?:some|a few|lots of|a lot of)\\b.* (?:left|in the \\p{Alpha}+)$|(?:already|still)(?: (?:have|got|bought|picked up|grabbed|ordered|took care of)|['’]ve got)|(?:(?:we|i) |we['’]ve |i['’]ve )(?:already |still )?(?:have|got|bought|have got) (?!no\\b|to\\b|only\\b|run\\b|little\\b|almost\\b|hardly\\b)(?!.*\\bout of\\b)|there['’]?s (?:still|enough|plenty)|there (?:is|are) (?:still|enough|plenty)|we['’]re (?:good|fine|ok|okay|set) (?:on|for)|(?:enough|plenty of)\\b
  (?:brauche[nst]?|brauchst|braucht|kauf(?:e|t|en)?|hol(?:e|t)?|bring(?:e|t)?|nimm|nehmt|will|wollen|möchten?) (?:bitte |heute |diesmal )*(?:kein(?:e[nmrs]?)?|weder|nichts)\\b(?!.* mehr(?: da| im haus)?$)|(?:weder|kein(?:e[nmrs]?)?)\\b(?!.* mehr(?: da| im haus)?$)|nicht\\b(?! vergessen)|(?:haben|habe|hab) (?!vergessen|gesehen|gemerkt|bemerkt|festgestellt|gerade|eben|wir|ich|kein|nicht|nichts|nur|kaum|fast|wenig|zu wenig)(?!.*(?:braucht|vergessen|leer|alle|aus)(?: ist| sind)?$)|(?:haben|hab|habe)(?: wir| ich)? (?:noch|schon|bereits|genug|genügend)\\b|(?:es |wir )?(?:müssten?|dürften?|sollten?) (?:eigentlich )?noch (?!.*(?:kaufen|holen|besorgen|bringen|nehmen)).* (?:haben|sein)$|(?:es )?(?:ist|sind|gibt) noch (?:genug )?(?!kein)|noch genug|(?:streich|vergiss|lass) (?:den|die|das) (?!.*(?:nicht|schneiden|[:,]))
  no (?:necesit[oa]\\p{Alpha}*|compr\\p{Alpha}*|traigas?|cojas?|quier\\p{Alpha}*|hac(?:e|en) falta|pongas|añadas|pilles)|no hay que (?:comprar|traer)|(?:ya|todavía|aún) (?:tenemos|tengo|hay|qued[ao]\\p{Alpha}*(?! (?:muy )?poc)(?![\\p{Alpha}])|compré|compramos|he comprado|hemos comprado)|(?<!no )hay (?!bales?\\b|fever|for\\b|net|que|poc|s[oó]lo|casi|falta|nada)\\p{Alpha}|(?<!no (?:nos |me )?)(?:tenemos|tengo) (?!que\\b|poc|s[oó]lo\\b|casi\\b|falta)|(?:tenemos|tengo|hay) (?:bastante|suficiente|de sobra)s?|(?<!no (?:nos |me )?)(?:nos |me )?quedan? (?!(?:muy )?poc|s[oó]lo|sin|casi)[\\p{Alpha}\\d]|(?:deberían?|deben?|tienen? que|tendrían? que)(?: de)? (?:quedar|haber)\\b|nada (?:de|para)\\b|sin .* (?:esta (?:vez|semana)|hoy)$|(?:quita|olvida|tacha) (?:el|l[oa]s?) (?!.*[:,])
  (?:n['’](?:achète|achetez|ajoute)|ne (?:prends?|prenez|ramène|rapporte))(?:s|z)? (?:pas|plus) (?:de |d['’])|(?:(?:il )?n['’](?:y )?a |n['’]ai |n['’]avons )?(?:pas |plus )besoin (?:de |d['’])|pas (?:de |d['’])(?!souci|problème)|il (?:nous |m['’]en |en )?reste\\b(?! (?:presque |quasiment |bientôt )?plus\\b)|(?:il )?(?:n['’])?y['’]? ?a plus rien\\b|il y (?:en )?a (?:encore|déjà|assez)|y['’]?a (?:encore|déjà|assez)|(?:on a|j['’]ai|nous avons|a|ai|avons) (?:(?:(?:du|de la|des)(?!\\p{Cased})|de l['’])(?!.* plus$)|encore|déjà|assez|suffisamment)|il (?:doit|devrait)(?: bien)?(?: encore)? (?:(?:en )?rester|y (?:en )?avoir)|on (?:doit|devrait)(?: bien)?(?: encore| déjà)? (?:en )?avoir|(?:inutile|pas la peine) (?:de|d['’])|(?:plus )?rien (?:pour|de|à)\\b|(?:oublie|enlève|retire|raye) (?:les? |la |l['’])(?!.*[:,])
  `),
});

/** "Eggs we still have", "Brot ist noch da", "leche no hace falta". */
const negatedTail = new Alternatives(
  {
    alternatives: lines(`
  (?:we|i) (?:already |still |do )?(?:have|['’]ve got|got)(?: enough| plenty| already| still| some)?|(?:we|i) don['’]?t need|(?:is|are) not needed|(?:should|must|might) (?:still )?be (?:there|enough|fine|ok(?:ay)?|in the \\p{Alpha}+)|(?:we|i) should (?:still )?have(?: enough| plenty| some)?|(?:is|are) (?:already )?(?:taken care of|covered|sorted)|(?:is|are) (?:still|already) (?:there|here|in the \\p{Alpha}+)|not needed
  (?:haben|hab|habe) (?:wir|ich)(?: (?:noch|schon|genug|noch genug|bereits|ja noch)(?: .*)?)?|(?:ist|sind|wäre) (?:ja |auch )?(?:noch|schon)(?: genug)? (?:da|genug da|vorhanden|im \\p{Alpha}+)|(?:müssten?|dürften?|sollten?|könnten?|ist|sind) (?:eigentlich |ja |auch |wohl |bestimmt |sicher |doch |auf jeden fall )*(?:noch|schon|genug)(?: genug| welche| was| etwas| reichlich)?(?: (?:da|vorhanden|übrig|im \\p{Alpha}+))?(?: sein)?|(?:müssten?|dürften?|sollten?) (?:(?:noch|eigentlich|ja|auch|schon|genug|welche) )*(?:reichen|da sein)|(?<!^\\d+ \\p{Alpha}+ )reich(?:t|en)(?: (?:noch|erstmal|uns|bis .*))*|(?:ist|sind)(?: ja| schon| noch)* (?:da|gekauft|besorgt|geholt)|(?:ist|sind) genug da|(?:brauchen|brauche|brauchst|braucht|will|wollen|willst)(?: (?:wir|ich|du|ihr|man))? (?:\\p{Alpha}+ )?(?:nicht|keine?[nrs]?)(?: mehr)?(?: (?:mitbringen|kaufen|holen|besorgen))?|(?:haben|habe) (?:wir|ich) nicht nötig|(?:hat|haben) sich (?:schon )?erledigt|nicht (?:kaufen|nötig|mitbringen|holen)|(?:doch|lieber) (?:nicht|kein(?:e[nrs]?|s)?)|(?:mejor|al final|finalmente) no|finalement (?:pas|non)|not after all
  (?:ya )?(?<!(?<!\\p{Cased})no )(?:l[oa]s? )(?:tengo|tenemos|compré|compramos|he comprado|cogí|traje|traigo)|(?<!\\s[ye] )ya est(?:á|án)(?: comprad[oa]s?)?|(?:deberían?|deben?|tienen? que)(?: de)? (?:haber|quedar)|(?:vamos|andamos|estamos) (?:bien|sobrados|servidos)|no (?:hace|hacen) falta|no (?:necesitamos|necesito|compres)|(?<!(?:no|apenas|casi|poc[oa]s?) )(?:ya |todavía |aún )*(?:tenemos|(?<!(?:\\d|timothy|meadow|alfalfa|rabbit|pig|hamster|horse|orchard|oat|grass) )hay|quedan?)(?: de sobra| bastantes?| suficientes?| todavía| aún| algo| en casa| en la \\p{Alpha}+)?|de sobra|no
  c['’]est (?:bon|fait|réglé|déjà fait)(?: aussi| également)?|(?:je|on) (?:l['’]|les )ai?(?: déjà)?(?: (?:pris|acheté)e?s?)?|(?:on a|j['’]ai)(?: (?:déjà|encore|assez))?|(?:on en a|j['’]en ai|il y en a|il en reste|nous en avons)(?: .*)?|(?:il )?(?:doit|devrait)(?: encore)? (?:en rester|y en avoir)|y en a(?: encore| assez)?|pas besoin
  `),
    behind: "$",
  },
  /(?<=\S\s+)/gu,
);

/** "no beans", when beans are a thing; not "no salt chips". */
const without =
  /^(?:(?:and|but|actually|oh|oops|sorry|y|pero|al final|finalmente|en realidad),? )*no (?!(?:more|need|problem|salt|sugar|pulp|fat|carb|bake|boil|added|name|drip|tears?|stick|sew|slip|cook|knead|rinse|streak|scent|iron|spill|hay|queda|quedan|tenemos)\s)(?=\p{Alpha})/iu;

/** "Käse ist glaub ich noch da", "there's enough soap I think" */
const believed =
  /,? (?:glaube? ich|denke? ich|i (?:think|guess|believe|suppose)|creo|me parece|je (?:crois|pense)|il me semble)(?=$| (?!we|that|i |the|there|qu))/iu;

/** Whether a clause says that a thing is not needed. */
export function isNegation(clause: string, isThing: (text: string) => boolean): boolean {
  const text = clause.replace(/[\s,.!?…]+$/u, "").replace(believed, "");
  if (negatedHead.test(text) || negatedTail.test(text)) return true;
  const no = without.exec(text);
  return no !== null && isThing(text.slice(no[0].length));
}

/** "skip the ketchup we have some": what follows is needed again. */
export const saysWhyNot =
  /\S,? (?:(?:we|i)(?: still| already)? have(?: some| enough| plenty| it| any)?|(?:wir|ich) haben? noch|haben wir noch|ya (?:tenemos|tengo|hay)|(?:on|j['’]) ?en ai?|il (?:nous )?en reste)(?!\p{Cased})/iu;

/** Whether a negation begins a list of what is not needed: "we don't need milk, eggs"; not "no eggs", "eggs we have". */
export function negatesMore(piece: string): boolean {
  return negatedHead.test(piece) && piece.includes(" ") && !negatesOne.test(piece);
}

/** Whether a clause says what there is: "we have eggs", "tenemos arroz"; what is missing is named behind it. */
export function saysWhatIsThere(clause: string): boolean {
  return (
    (/^(?:\S+ ){0,3}(?:have|(?:['’]ve |\b)got|haben|habe|hab|on a|avons|j['’]ai|tenemos|tengo|hay)(?!\p{Cased})/iu.test(
      clause,
    ) ||
      thereStill.test(clause)) &&
    !/(?<!\p{Cased})(?:not?|don['’]?t|kein\p{Alpha}*|nicht|pas|plus)(?!\p{Cased})/iu.test(clause)
  );
}

const thereStill =
  /(?<!\p{Cased})(?:still|should be|there['’]s|noch|müssten?|dürften?|reicht|reichen|quedan?|quedar|haber|todavía|aún|reste|rester|encore|en a|hay|tenemos)(?!\p{Cased})/iu;

/** "noodles not", "Nudeln nicht", "pasta no": what is missing, behind what is there. */
const missingBehind =
  /(?<=\p{Alpha}),? (?:aber |pero |mais |but )?(?:leider |auch )?(?:nicht|no|non|pas|not)(?: mehr)?[.!]*$/iu;

/** "todos los días no, solo los lunes" */
const notDaily =
  /(?:every day|daily|jeden tag|täglich|todos los días|cada día|tous les jours|chaque jour),? (?:no|not|nicht|non|pas),? (?:solo|sólo|only|just|nur|seulement|juste)\s+/giu;

/** "c'est le vinaigre qui manque", "es vinagre lo que falta": puts the verb first, as other sentences do. */
export function withMissingFirst(text: string): string {
  return text
    .replace(
      /(?<!\p{Cased})c['’]est ([^\n,.;!?]{2,40}?) qu(?:i |['’]il )(?:nous )?(manque(?:nt)?|faut)(?!\p{Cased})/giu,
      "$2 $1",
    )
    .replace(notDaily, "")
    .replace(
      /(?<!\p{Cased})(?:es|son) ([^\n,.;!?]{2,40}?) lo que (?:nos |me )?(faltan?)(?!\p{Cased})/giu,
      "$2 $1",
    );
}

/** The words that say that the thing before them is missing; "" without any. */
export function missingWordsBehind(piece: string): string {
  return missingBehind.exec(piece)?.[0] ?? "";
}

/** "no milk" without its "no". */
export function withoutNo(piece: string): string {
  return piece.replace(negatesOne, "").trim();
}

/** A negation of one thing alone, without a verb: "no eggs", "keine Eier", "pas de lait". */
export const negatesOne =
  /^(?:(?:and|but|actually|oh|oops|sorry|und|aber|doch|y|pero|al final|finalmente|en realidad|et|mais),? )*(?:(?:no(?! (?:hay|quedan?|tenemos|tengo|more|need|me|nos|te|se|os|olvid))|not|kein(?:e[nmrs]?)?|nada de|pas de)(?!\p{Cased})\s*|pas d['’])/iu;

/** What begins a request behind talk: "I'm making chili so I need beans". */
const request = new RegExp(
  `(?<=[\\s,])(?:${lines(`
  (?:we|i)(?:['’](?:d|ll))? (?:also |still |really |do )*(?:need|want)\\b(?! (?:to (?:go|leave|be|do)|it|them|(?:any|some)thing)\\b)|(?<=, )(?:need|(?:gotta|need to|have to|got to) (?:get|grab|buy|pick up))\\b(?! (?:to|it|them|me|us|help|more time|(?:any|some)thing)\\b)|(?:can|could) (?:you|u|somebody|someone|anyone) (?:please |also )*(?:get|buy|bring|grab|pick up|add)\\b|please (?:get|buy|bring|grab|pick up|add)\\b
  (?:wir|ich) (?:brauche|brauchen|bräuchten?)\\b(?! (?:noch )?(?:was|nichts|etwas))|brauche(?:n wir)? noch\\b(?! (?:was|etwas))|kannst du\\b|bitte (?:kauf|bring|hol)\\b
  necesit(?:o|amos)\\b(?! (?:algo|nada))|hay que comprar\\b|compra\\b|trae\\b|nos faltan?\\b|puedes (?:traer|comprar|coger|pillar)
  il (?:nous |me )?(?:faut|faudrait)\\b(?! (?:quelque|autre))|on a besoin\\b|achète\\b|prends (?:du|de|des|un)|tu (?:peux|pourrais) (?:me |nous )?(?:prendre|acheter|ramener|rapporter)
  `)})`,
  "iu",
);
/** A bare verb begins one only where "and" or "so" stands before it. */
const requestVerb =
  /(?<=(?:^|[\s,])(?:so|and|but|und|also|deshalb|y|así que|por eso|et|donc|alors),? )(?:get|grab|buy|bring|pick up|add|hol|bring|kauf|besorg|nimm|coge|pilla|añade|compra|trae|prends|achète|ramène|rapporte|ajoute)(?!\p{Cased})/iu;
const joinsRequest = /(?:^|[\s,])(?:so|and|but|und|also|deshalb|y|así que|por eso|et|donc|alors)[\s,]+$/iu;

/** Where a request begins in a text whose head is talk or a negation; 0 without any. */
export function requestAt(clause: string, isTalk: boolean): number {
  const at = request.exec(clause)?.index ?? 0;
  if (at > 0 && (isTalk || joinsRequest.test(clause.slice(0, at)))) return at;
  return requestVerb.exec(clause)?.index ?? 0;
}

/** A negation by a verb goes on behind a comma ("we don't need milk, eggs or bread") until a word such as "but" or "just". */
export const turnsBack =
  /^(?:but|however|otherwise|though|allerdings|jedoch|hingegen|sonst|sin embargo|par contre|en revanche|sinon|still|we still|we also|also|just|only|instead|however|get|buy|need|we need|please|bring|grab|add|aber|nur|dafür|sondern|bitte|bring|kauf|hol|pero|sino|solo|sólo|en cambio|compra|trae|mais|juste|seulement|prends|achète|plutôt)\b/iu;
