const every =
  "(?:every|each|jede[nrs]?|alle|cada|todos los|todas las|chaque|tous les|toutes les) [\\p{Alpha}\\d]+(?: (?:days?|weeks?|months?|tage?n?|wochen?|monate?n?|d[ií]as?|semanas?|mes(?:es)?|jours|semaines|mois)(?!\\p{Cased}))?";
const reminder = new RegExp(
  "(?<!\\p{Cased})(?:remind (?:me|us)|erinner(?:e|t)? (?:mich|uns)|recuérda(?:me|nos)|rappelle(?:-| )(?:moi|nous))(?: (?:please|bitte|por favor|stp))?" +
    ` (${every}) (?:(?:to (?:get|buy|pick up|grab|bring)|about|an|daran|(?:de )?(?:comprar|traer)|(?:de |d['’])(?:prendre|acheter)) )(?=\\S)`,
  "giu",
);

/** A text in which a reminder with a repeat begins with that: "remind me every Friday to get milk and eggs". */
export function withRepeatsOfReminders(text: string): string {
  return text.replace(reminder, "$1 ");
}
