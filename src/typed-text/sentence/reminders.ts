const every =
  "(?:every|each|jede[nrs]?|alle|cada|todos los|todas las|chaque|tous les|toutes les) [\\p{Alpha}\\d]+(?: (?:days?|weeks?|months?|tage?n?|wochen?|monate?n?|d[ií]as?|semanas?|mes(?:es)?|jours|semaines|mois)(?!\\p{Cased}))?";
const reminder = new RegExp(
  "(?<!\\p{Cased})(?:remind (?:me|us)|erinner(?:e|t)? (?:mich|uns)|recuérda(?:me|nos)|rappelle(?:-| )(?:moi|nous))(?: (?:please|bitte|por favor|stp))?" +
    ` (${every}) (?:(?:to (?:get|buy|pick up|grab|bring)|about|an|daran|(?:de )?(?:comprar|traer)|(?:de |d['’])(?:prendre|acheter)) )(?=\\S)`,
  "giu",
);

const alsoBehindRepeat = new RegExp(
  `(?<=(?:^|[.!?\\n]\\s*)${every} [^.;:!?\\n]{2,60}),\\s+(?:(?:und|and|y|et) )?(?:außerdem|zusätzlich|besides|additionally|además|aparte|par ailleurs)(?: (?:noch|also|también|aussi))? (?=\\S)`,
  "giu",
);

/** A text in which a reminder with a repeat begins with that: "remind me every Friday to get milk and eggs"; "every
 * month filters, besides 4 bulbs" are two clauses. */
export function withRepeatsOfReminders(text: string): string {
  return text.replace(alsoBehindRepeat, "; ").replace(reminder, "$1 ");
}
