import { Alternatives } from "../alternatives.ts";
import { andWord, hasAnd } from "./and-words.ts";
import { isFirstName } from "./first-names.ts";

const ones = (text: string): string =>
  text
    .trim()
    .split(/\s*\n\s*/u)
    .join("|");

/** Whom to fetch or to bring somewhere, and whom to meet. */
const withPeople = ones(`
  (?:pick up|get|fetch|collect) \\p{Alpha}{2,}(?: (?:and|&) \\p{Alpha}+)? (?:up )?from (?:the )?(?:school|preschool|nursery|daycare|day care|kindergarten|kita|soccer|football|basketball|baseball|hockey|tennis|swimming|gymnastics|karate|judo|ballet|dance|band|choir|piano|guitar|scouts|practice|training|camp|airport)(?: (?:practice|training|class|lesson))?(?: (?:at|by|around|after|before|today|tomorrow|tonight|later)(?: .*)?)?|drop \\p{Alpha}{2,}(?: off)? (?:at|to) (?:the )?(?:school|preschool|nursery|daycare|kindergarten|kita|practice|training|camp|airport)(?: .*)?
  (?:let['’]?s|shall we|should we|can we|we can|want to|wanna) meet(?: up)?(?: .*)?|meet (?:me|us|you)(?!\\p{Cased}).*|(?:treffen|sehen) wir uns(?!\\p{Cased}).*|(?:wollen|lasst?|lass) (?:wir )?uns .*(?:treffen|sehen)|(?:quedamos|nos vemos|nos encontramos)(?!\\p{Cased}).*|(?:on|nous) (?:se|nous) (?:voit|retrouve|rejoint|voyons|retrouvons)(?!\\p{Cased}| (?:sans|avec)).*
  (?:hol|holst|holt|hole|bring|bringst|bringt)(?: (?:du|ihr|bitte|heute|morgen|später|dann|mal|noch))* \\p{Alpha}{2,}(?: und \\p{Alpha}+)? (?:heute |morgen |um \\d+(?: uhr)? )?(?:von der|vom|aus der|aus dem|am|zum|zur|in die) \\p{Alpha}+(?: (?:um|gegen) \\d+(?: uhr)?)? (?:ab|hin)|\\p{Alpha}+ (?:von|vom|aus) (?:der |dem )?\\p{Alpha}+ abholen
  (?:recog(?:er|es|e|éis|ed)|buscar|busca|lleva[rs]?)(?: tú)? a \\p{Alpha}+(?: y a? ?\\p{Alpha}+)? (?:del?|en|al?)(?!\\p{Cased}).*|(?:aller )?(?:chercher|récupérer|récupères?|cherches?|déposer|amener|emmener|déposes?|amènes?|emmènes?) \\p{Alpha}{2,}(?: et \\p{Alpha}+)? (?:à (?:l['’](?:école|aéroport|étude)|la (?:crèche|gare|danse|maternelle|piscine|garderie|gym))|au (?:foot|judo|collège|lycée|basket|tennis|solfège|périscolaire|centre))(?!\\p{Cased})(?: .*)?
  `);
const polite =
  "(?:(?:par contre|pense[zs]? à|n['’]oublie[zs]? pas de|denk(?:t)? (?:bitte )?(?:daran|dran),|recuerda|acuérdate de|acordaos de|don['’]?t forget to|remember to|to|please|bitte|por favor|stp|auch|also|noch|too|dann|then|and|und|y|et|(?:can|could|will|would) (?:you|u|someone|anyone)|(?:kannst|könntest|kann|magst) (?:du|wer|jemand)|(?:me |nos )?(?:puedes|podrías|puede)|tu (?:peux|pourrais)|(?:peux|pourrais)-tu) )*";

/**
 * What is to be done and not to be bought, by its verb: "return the library books", "Pfand wegbringen", "llevar el coche al
 * taller", "sortir les poubelles". English verbs that are names as well ("water", "book") take an article or a person.
 */
const chore = new Alternatives({
  ahead: polite,
  alternatives: ones(`
  (?:return|pay|schedule|reschedule|renew|mow|vacuum|refuel|recycle|unload|drop off|take out|take back|fill up|hang up|put away|clean up|unclog|sign|mail|ship|lock|close|shut|open|turn off|turn on|switch off|switch on|set) (?:the|my|our|your|his|her|a|an|for|rent|taxes|bills?|trash|amazon|\\p{Alpha}+ (?:to|at|from))(?!\\p{Cased}).*
  (?:call|text|email|phone|ring|visit) (?:the|my|our|your|his|her|back|mom|mum|dad|grandma|grandpa|granny|doctor|dentist|vet|plumber)(?!\\p{Cased}).*|(?:call|visit) \\p{Alpha}+$
  (?:water|feed|walk|wash|clean|fix|repair|book|empty|charge|iron|fold|post|check|change|bathe|wrap|paint|move|sweep|dust|do|make|take|put|bring back) (?:the|my|our|your|his|her|a|an) (?:\\p{Alpha}+ ){0,2}?(?:plants?|flowers?|garden|lawn|cats?|dogs?|fish|hamster|kids?|baby|cars?|bikes?|dishes|dishwasher|laundry|floors?|kitchen|bathroom|room|bedroom|house|windows?|sink|toilet|roof|fence|door|clothes|beds?|sheets|trash|garbage|rubbish|recycling|bins?|letters?|packages?|parcels?|books?|library books?|movies?|bills?|rent|appointment|flights?|hotel|table|tickets?|oil|tires?|tyres?|smoke detector|mail|phone|ladder|vet|doctor|dentist|train|bus)(?: .*)?
  (?:water|feed|walk|wash|fold|do|empty|take) (?:plants|flowers|cats?|dogs?|laundry|dishes|trash out)
  (?:pick up|get|fetch|collect|drop off|take) (?:the |our |my )?(?:kids?|children|boys|girls|baby|dog|cat|dry cleaning|laundry|packages?|parcels?|mail|car|grandma|mom|dad)(?: (?:from|at|to|up|after|by) .*| \\d.*)?
  (?:go|drive|run|head|stop|swing|get)(?: \\p{Alpha}+)? (?:to|by|at) the (?:bank|post office|gym|library|dentist|doctors?|gas station|vet|dry cleaners?|atm|car wash|dump)(?: .*)?
  (?:dentist|doctor|vet|haircut|hair|meeting|gym|yoga|soccer|football|piano|dinner with .*|lunch with .*)(?: (?:appointment|appt\\.?|practice|lesson|class))? (?:at|on) (?:\\d.*|\\p{Alpha}+day.*)|(?:(?:the|my|our) )?(?:\\p{Alpha}+ )?(?:dentist|doctor|doctors|gp|vet|hair|haircut|physio|optician|eye|dental)(?:['’]?s)? (?:appointment|appt\\.?|visit|check-?up)(?: .*)?
  .*\\S (?<!(?:zum|fürs) )(?:(?:weg|raus|zurück|runter|hin|rein|vorbei|ab|hoch)(?:bringen|geben|schicken|tragen|stellen|rufen|werfen|legen)|anrufen|tanken|putzen|waschen|füttern|gießen|(?:staub)?saugen|bezahlen|überweisen|kündigen|reparieren|auf(?:räumen|hängen)|(?:an|aus|ein)(?:stellen|schalten)|anmachen|vereinbaren|ausmachen|buchen|verschicken|entsorgen|umtauschen|einlösen|mähen|bügeln|ausräumen|einräumen|besuchen|wischen|streichen|wechseln)
  \\p{Alpha}*(?:termin|zahnarzt|arzt|friseur)(?: \\p{Alpha}+)? (?:um|am) .*|(?:cita|turno) (?:con|en|del?|en el|con el|con la) (?:el |la )?(?:dentista|médic[oa]|veterinari[oa]|pediatra|peluquería|fisio\\p{Alpha}*|oculista)(?: .*)?|(?:(?:el |este )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo),? )?(?:a las )?\\d{1,2}[:.]\\d\\d,? (?:dentista|médic[oa]|veterinari[oa]|pediatra|peluquería)|(?:rdv|rendez-vous)(?: (?:chez|avec|au?|à la|de|du))?(?: (?:le|la|l['’]))? ?(?:dentiste|médecin|docteur|véto|vétérinaire|pédiatre|coiffeur|coiffeuse|kiné|ophtalmo)(?: .*)?|(?:zum|zur|in die|ins|auf die|zu|beim) \\p{Alpha}+(?: \\p{Alpha}+)? (?:bringen|gehen|fahren|laufen)|.*\\S (?:zum|zur|in die|ins|auf die) \\p{Alpha}+ bringen
  (?:\\p{Alpha}*termin|hausaufgaben|wäsche|steuer\\p{Alpha}*|sport|betten|den abwasch|abwasch) (?:machen|erledigen|absagen|verschieben)|(?:auto|volltanken|tanken|staubsaugen|putzen|aufräumen|bügeln|rasenmähen)(?: (?:tanken|waschen|fahren))?
  (?:den |die |das |unsere? |meine? )?(?:kinder|kids|paket|pakete|päckchen|reinigung|wäsche|anzug|oma|opa|hund|auto|fahrrad|rezept|brief|(?:tante|onkel|frau|herrn?) \\p{Alpha}+) abholen
  (?:bring|ruf|hol|stell|gib|trag|schick|räum|wirf)e? (?:bitte )?(?:den|die|das|dem|mal|oma|opa|mama|papa|doch|beim|bei|\\p{Upper}\\p{Alpha}+)(?: .*)? (?:weg|raus|ab|zurück|an|runter|rein|auf)
  (?:llamar?|telefonear) (?:a|al)(?!\\p{Cased}).*|(?:pagar?|limpiar?|lavar?|arreglar?|planchar?|renovar|regar|riega|barrer|fregar|recoger|recoge|cambiar?|revisar) (?:el|la|los|las|mi|al|a) .*|(?:sacar?|tirar?) (?:la basura|al? perr[oa]|el (?:reciclaje|vidrio|cartón)|dinero)(?: .*)?
  (?:devolver|devuelve) .*|(?:llevar|lleva) (?:el|la|los|las|al?|mi) .* (?:al?)(?!\\p{Cased}).*|pasear (?:al|a la) .*|reservar .*|pedir (?:cita|hora)(?: .*)?|(?:echar|poner) (?:gasolina|(?:la |una )?lavadora|el lavavajillas)|(?:enviar|mandar) (?:el|la|los|las|un|una) .*|(?:pasar?|pásate|vete|ve) (?:por |al? )(?:el |la )?(?:banco|cajero|gasolinera|taller|oficina|gimnasio|peluquería|tintorería|correos|biblioteca|veterinario|cole(?:gio)?)|ir (?:al?|a la) (?:banco|médico|dentista|gimnasio|correos|peluquería|biblioteca|veterinario)(?: .*)?|hacer (?:la (?:cama|cena|colada)|los deberes)
  (?:r?appeler?|r?appelle) (?!un).*|payer? (?:le|la|les|l['’]).*|(?:sortir|sors) (?:les? |la )(?:poubelles?|chien).*|(?:rendre|rends) (?:le|la|les|l['’]).*|(?:rapporter|ramener|déposer|emmener|amener|porter|rapporte|ramène|dépose) (?:le |la |les |l['’]|mon |ma |mes )\\S.*\\s(?:à|au|aux|chez)(?!\\p{Cased}).*
  (?:poster|nettoyer|laver|arroser|promener|réparer|tondre|repasser|vider|envoyer|récupérer|garder|changer) (?:le |la |les |l['’]|mon |ma |mes |un |une ).*|réserver .*|prendre (?:rdv|rendez-vous)(?: .*)?|faire le (?:plein|ménage)(?: .*)?|faire (?:la vaisselle|la lessive|les devoirs)|récupère (?:le colis|le courrier|le paquet|le pressing|la voiture|les (?:clés|enfants)|ma commande|le linge).*|(?:aller )?chercher (?:les enfants|le colis|.* à l['’]école)|passer (?:à la|au|à l['’]) ?(?:banque|poste|pressing|garage|école|bibliothèque)
  `),
  behind: "[\\s.!]*$",
});
const mostWords = 9;

/** Whether a text says what is to be done, not what is to be bought. */
export function isChore(text: string): boolean {
  return !text.includes(",") && text.split(" ").length <= mostWords && !hasAnd(text) && chore.test(text);
}

const fetching = new Alternatives({ ahead: polite, alternatives: withPeople, behind: "[\\s.!]*$" });
/** What or whom such a verb is about. */
const fetched =
  /(?<!\p{Cased})(?:pick up|get|fetch|collect|drop|hol\p{Alpha}*|bring\p{Alpha}*|(?:recog|buscar?|lleva)\p{Alpha}*(?: tú)? a|chercher|cherches?|récupér\p{Alpha}*|déposer?s?|dépose|amener|amène|emmener|emmène)(?: (?:du|ihr|bitte|heute|morgen|später|dann|mal|noch))* (\p{Alpha}+)/iu;

/** "Lena vom Turnen abholen" */
const fetchedFrom = /(\p{Alpha}+) (?:von|vom|aus) (?:der |dem )?\p{Alpha}+ abholen[\s.!]*$/iu;

/** Whether one of the clauses of a text says whom to fetch or to meet: "hol Lena vom Turnen ab", but not "hol Brot vom Bäcker ab". */
export function fetchesSomebody(text: string, knows: (name: string) => boolean): boolean {
  return text.split(/[,.;!?\n]/u).some((part) => {
    const clause = part.trim();
    const whom = (fetchedFrom.exec(clause) ?? fetched.exec(clause))?.[1];
    return fetching.test(clause) && (whom === undefined || isFirstName(whom) || !knows(whom));
  });
}

/** "pick up the kids from school and grab milk": the chore before the first "and", which a verb of it may belong to. */
export function choreAhead(text: string): string {
  const [and] = text.matchAll(andWord);
  return and !== undefined && isChore(text.slice(0, and.index))
    ? text.slice(0, and.index + and[0].length)
    : "";
}
