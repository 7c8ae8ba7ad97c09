/**
 * What comes off a list, what somebody else has bought or brings, and what a question finds to be there; with texts that are much
 * alike and ask for it. The things are written as in `errand-sentences.examples.ts`.
 */
export const takenOffSentences = `
honey's fine, we need mustard → mustard
honey isn't needed, mustard isn't either →
get everything on the list except honey →
without honey this time, just mustard → mustard
my uncle will bring the coleslaw, get napkins → napkins
salsa I can borrow from Gwen, get limes → limes
we need honey no wait let me check yeah we still have some honey so just mustard → mustard
is there honey left? yes, plenty. then just mustard → mustard
do we have honey? yes but not much, get some → honey
got: honey⏎need: mustard → mustard
Mia: we're out of honey⏎Tom: I bought some this morning⏎Mia: great, just mustard then → mustard
add honey, oh no, delete that, put mustard → mustard
Senf bitte streichen →
Senf kann runter von der Liste →
Senf lassen wir diesmal weg →
Senf haben wir noch, Ketchup auch, nur Quark fehlt → Quark
Quark kauft jeder selbst, wir brauchen Linsen → Linsen
Haben wir Senf? Ja. Ketchup? Nein, bitte kaufen → Ketchup
Pia: Senf ist leer⏎Jo: schon besorgt⏎Pia: super, dann Ketchup → Ketchup
wir brauchen Senf ne warte ich schau kurz nach nein haben wir noch genug und Quark → Quark
Linsen in die Vorratskammer räumen, Quark kaufen → Quark
Schon da: Senf⏎Fehlt: Quark → Quark
quita mostaza, pon ketchup → ketchup
la mostaza ya la compro yo, trae ketchup → ketchup
mi cuñada trae hielo, compra miel → miel
guarda las lentejas en la despensa y compra miel → miel
¿Hay miel? Sí. ¿Y mostaza? No, compra → mostaza
on se passera de moutarde, prends du miel → miel
le miel, Paul l'a déjà acheté, prends de la moutarde → moutarde
sans moutarde cette fois, juste du miel → miel
range les lentilles dans le placard et achète du miel → miel
On a du miel ? Oui. Et de la moutarde ? Non, prends-en → moutarde
plus jamais de réglisse, les enfants n'en veulent plus. À la place, du miel → miel
mi amor trae miel → miel
pon miel en el carro → miel
`;
