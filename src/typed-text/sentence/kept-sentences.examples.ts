/**
 * What is wanted though the words around it deny, end, ask or tell something: a thing may be said to be missing behind another that isn't,
 * to be used up by somebody, or in brackets behind a store. The things are written as in `errand-sentences.examples.ts`.
 */
export const keptSentences = `
no chips please, we've got plenty, it's honey that we need → honey
did you manage to find stamps yesterday? awesome. so today it's only light bulbs and tape → stamps | light bulbs | tape
who ate all the pretzels?? not angry, just order more please, plus hummus → pretzels | hummus
my brother's family is coming, so we'll need soda, crackers and plenty of ice → soda | crackers | ice
if you're not too busy later we could definitely use paper towels and floss → paper towels | floss
I couldn't find any basil, could you check at Aldi and get some? → basil @Aldi
wait, did I say cucumbers? I meant zucchini. and feta → zucchini | feta
grab candles no scratch that I meant matches, and also charcoal → matches | charcoal
is there any ketchup? I don't think so, get some. same goes for mayonnaise → ketchup | mayonnaise
first to Target (socks, tape), then Lidl (ham), and finally call your brother → socks @Target | tape @Target | ham @Lidl
mustard: not from Aldi please, go to Lidl → mustard @Lidl
the Lidl next to the station has a great deal on salmon, let's get some → salmon @Lidl
yo grab sum floss n apple juice → floss | apple juice
shopping: ham/goat cheese/pickles → ham | goat cheese | pickles
Wenn du nachher nicht zu kaputt bist, könnten wir Nudeln und Pesto echt gebrauchen → Nudeln | Pesto
die Katze hat die Kerzen runtergeworfen, wir brauchen also neue → Kerzen
Hol Ketchup, ach nein ich meinte Senf, und dazu noch Gurken → Senf | Gurken
Kaffee, aber nicht wieder die teure Marke, und Zucker → Kaffee (nicht wieder die teure Marke) | Zucker
Immer freitags kaufe ich für Opa Brezeln und Radieschen → Brezeln /7 | Radieschen (für Opa) /7
wäre schön mal wieder frische Blumen aufm Tisch zu haben, nimmst du welche mit? und Servietten → frische Blumen | Servietten
morgen ist Aldi dran 🛒 Käse Wurst Brot → Käse @Aldi | Wurst @Aldi | Brot @Aldi
compra kétchup, no perdón quería decir mostaza, y también pepinillos → mostaza | pepinillos
el gato ha tirado las velas así que hay que comprar nuevas → velas
quita los limones, las limas se quedan → limas
Oye que me he dado cuenta de que no hay sal ni vinagre → sal | vinagre
en Lidl hay oferta de salmón, aprovechemos → salmón @Lidl
ya no hace falta atún, pero el vinagre sigue haciendo falta → vinagre
tocino i huevos i pan → tocino | huevos | pan
prends du ketchup, non pardon je voulais dire de la moutarde, et aussi des cornichons → moutarde | cornichons
j'ai pas trouvé de basilic, tu peux voir chez Aldi et en prendre ? → basilic @Aldi
il faut du lait et euh du beurre et voilà ah non attends aussi de la crème → lait | beurre | crème
j'ai vu une recette avec du thon, des câpres et du riz : on a déjà du riz, il faut acheter le reste → thon | câpres
on a besoin de sel de semoule et de raisins → sel | semoule | raisins
PENSE AUX BOUGIES ET PAS BESOIN DE PILES ON EN A TROP → BOUGIES
the recipe calls for leeks and goat cheese, goat cheese we have → leeks
Der Toaster ist kaputt, wir brauchen einen neuen. Und Zwieback. → Toaster | Zwieback
il reste un oignon, ça suffit pas, prends-en d'autres → oignon
so the list is apples pears oh and don't forget grapes → apples | pears | grapes
don't forget that we promised to bring salad and cupcakes → salad | cupcakes
Tom: bring Radieschen und Kresse⏎Lena: ach ne doch keine Radieschen⏎Lena: lieber Karotten → Kresse | Karotten
`;
