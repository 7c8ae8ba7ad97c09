/**
 * What is not to be bought, in the words of people who take it back, bring it themselves, tick it or answer that there is some; and a
 * few texts that are much alike and ask for it. The things are written as in `errand-sentences.examples.ts`.
 */
export const deniedSentences = `
☐ couscous⏎☑ honey⏎☐ ginger tea → couscous | ginger tea
[x] Senf⏎[ ] Zwieback⏎[ ] Quark → Zwieback | Quark
✅ mermelada⏎⬜ garbanzos⏎(lo marcado ya está comprado) → garbanzos
[x] honey⏎[x] couscous → honey | couscous
still to get:⏎- lentils⏎- thyme⏎⏎already have:⏎- cumin⏎- bay leaves → lentils | thyme
Noch kaufen:⏎Linsen⏎Quark⏎Haben wir noch:⏎Senf → Linsen | Quark
🛒 lentejas 🛒 miel ❌ vinagre (queda media botella) → lentejas | miel
miel, moutarde 🚫 vinaigre → miel | moutarde
❌ honey⏎❌ mustard → honey | mustard
Quark ja, Senf nein, Linsen ja bitte → Quark | Linsen
Senf brauchen wir nicht, Essig auch nicht, aber Linsen → Linsen
no hace falta vinagre, mostaza tampoco, pero sí lentejas → lentejas
Senf ist keiner mehr da, Essig auch nicht → Senf | Essig
Ni mostaza ni vinagre esta semana, solo lentejas → lentejas
no queda ni mostaza ni vinagre → mostaza | vinagre
moutarde c'est bon, vinaigre c'est bon aussi, il manque des lentilles → lentilles
anything but licorice please, my son hates it. get gummy bears → gummy bears
Hol alles außer Senf → 
don't you dare come home with licorice again, just gummy bears → gummy bears
let's skip the licorice this week and get raisins instead → raisins
Linsen, Senf, Quark. Nimm Senf wieder von der Liste → Linsen | Quark
Auf keinen Fall Lakritz, davon bekommt Mia Bauchweh. Nur Rosinen → Rosinen
olvídate de mostaza, compra miel → miel
on arrête le soda et on achète du thé vert → thé vert
Um Senf kümmert sich mein Bruder, hol du nur Ketchup → Ketchup
De mostaza se encarga Pablo. Compra ketchup → ketchup
la miel no la compré → miel
moutarde, je m'en suis occupée hier. Prends du miel → miel
the Bakers bring coleslaw and the Youngs bring lemonade. We need hot dog buns → hot dog buns
Are we out of honey? Nope. Get mustard → mustard
Did you get honey yesterday? Perfect. Then it's just mustard → mustard
Fehlt uns noch Senf? Nein. Bring Ketchup mit → Ketchup
Et la moutarde ? Non, il en reste. Prends du ketchup → ketchup
Eva: no queda miel⏎Luis: ya la compré esta mañana⏎Eva: pues entonces lentejas → lentejas
Mia: Senf ist alle⏎Tom: hab ich gestern schon geholt⏎Mia: ok dann nur Ketchup → Ketchup
put the leftovers in the freezer and get raisins → raisins
Bring Kuchen zu den Nachbarn rüber, dann kauf Senf → Senf
pepinos sí, ajos no, miel sí → pepinos | miel
`;
