/**
 * The counts that people say in words, in English, German, Spanish and French, as the alternatives of a pattern. "once" (English
 * too), "neuf" and "elf" are left out, since they are other words as well.
 */
export const countWords =
  "two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|" +
  "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|deux|trois|quatre|cinq|sept|huit|dix|douze";
