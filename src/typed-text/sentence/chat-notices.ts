/** What chat programs write into an export instead of a file, a call or a deleted message. */

const kinds = {
  en: "media|image|photo|video(?: note)?|audio|voice message|sticker|gif|document|contact card",
  de: "medien|bild|foto|video|audio|sprachnachricht|sticker|gif|dokument|kontaktkarte",
  es: "multimedia|imagen|foto|video|vídeo|audio|mensaje de voz|sticker|gif|documento|tarjeta de contacto",
  fr: "médias?|image|photo|vidéo|audio|message vocal|sticker|gif|document|fiche contact",
};
const notices = [
  `(?:.{1,80} • .*)?(?:(?:${kinds.en}) omitted|(?:${kinds.de}) (?:ausgeschlossen|weggelassen)|(?:${kinds.es}) omitid[oa]|(?:${kinds.fr}) (?:omise?s?|absente?|retirée?|manquante?))`,
  "(?:attached|anhang|adjunto|pièce jointe)\\s?: .+",
  "\\S.{0,80}\\.\\p{Alpha}\\w{2,3} \\((?:file attached|datei angehängt|archivo adjunto|fichier joint)\\)",
  "(?:this message was|you) deleted(?: this message)?|(?:diese nachricht wurde|du hast diese nachricht) gelöscht|(?:se eliminó|eliminaste) este mensaje|(?:ce message a été|vous avez) supprimé(?: ce message)?",
  "(?:missed |verpasster )?(?:voice call|video call|sprachanruf|videoanruf)(?:, .{1,20})?|llamada (?:de voz |de video |de vídeo )?perdida|(?:appel vocal|appel vidéo) manqué",
  "(?:live location shared|waiting for this message.*|null)",
  "(?:poll|umfrage|encuesta|sondage)\\s?:",
  "opti?on\\s?: .+\\(\\d+ (?:votes?|stimmen?|votos?)\\)",
  // as Telegram writes a file
  "\\[ ?(?:photo|video|sticker|album|file|voice message|foto|datei|sprachnachricht|archivo|mensaje de voz|fichier|message vocal)(?: .{1,40}?)? ?\\]",
  "\\[(?:forwarded|weitergeleitet|reenviado|transféré) (?:from|von|de|por|par) .{1,40}\\]",
  // "Mrs. Delgado⏎Room 12"
  "(?:room|grade|klasse|classe|salle|aula|curso) \\d{1,3}\\w?",
  "delivered|zugestellt|entregado|distribué",
  "(?:(?:voice|audio) (?:message|note|memo)|sprach(?:nachricht|memo)|(?:nota|mensaje) de voz|(?:message|mémo) vocal|transcri(?:pt|ption|pción|ptie|bed)?)(?: transcript(?:ion)?)?\\s?(?:\\(?\\d{1,2}:\\d{2}\\)?)?\\s?:?",
  "(?:sms|chat|whatsapp|signal|telegram)[ -]?(?:backup|export|verlauf|history|copia|sauvegarde|sicherung)(?:[ ,].{0,40})?",
  "(?:from|von|de)\\s?: .{1,40} \\((?:home|mobile|work|privat|mobil|arbeit|casa|móvil|domicile|portable)\\)",
];
const notice = new RegExp(`^<?(?:${notices.join("|")})>?\\.?$`, "iu");

/** Whether a message is no text of its sender: "image omitted", "IMG-20240312-WA0001.jpg (file attached)". */
export function isNotice(message: string): boolean {
  return notice.test(message);
}

const edited =
  /\s*<(?:this message was edited|diese nachricht wurde bearbeitet|se editó este mensaje|ce message a été modifié)\.?>/giu;

/** "*Emma*: milk" */
const boldSender = /^\*+(\p{Upper}[\p{Alpha}\p{M} .'’]{0,30})\*+:(?=\s)/gmu;

/** The name of a group over its messages: "Groupe Coloc", "Signal, Familie Brandt", "WG-Gruppe". */
const groupTitle =
  /^(?:(?:signal|whatsapp|telegram|threema|sms)(?:[ ,:–-][^\n:\d]{0,40})?|(?:[^\n:\d]{0,30}[ -])?(?:group|gruppe|grupo|groupe|chat|coloc|wg)(?:[ -][^\n:\d]{0,30})?|(?:the )?famil(?:y|ie|ia|le)(?: \p{Upper}\p{Alpha}+)?)[^\S\n]*\n(?=\[?[^\n:]{0,25}\p{Upper}[^\n:]{0,30}(?::\d\d[^\n:]{0,20})?\s?:\s)/iu;

/** A text without the marks of an export that nobody sees, that say that a message was edited, or that make a name bold. */
export function withoutExportMarks(text: string): string {
  return text
    .replace(/[\u200E\u200F]/gu, "")
    .replace(groupTitle, "")
    .replace(edited, "")
    .replace(boldSender, "$1:");
}
