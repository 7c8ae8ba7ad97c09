/** Things within talk of other words than the rules know, which the tagger finds, in the form of the English sentences. */
export const chatterSentences = `
the cat is down to the last can... 12 cans Sheba tuna from target please → 12 cans sheba tuna @target
just finished my twelve hour shift please put three pairs of compression socks and ibuprofen on the list → 3 pairs compression socks | ibuprofen
what was it oh yeah half a gallon of orange juice → ½ gal orange juice
Bitte notieren Sie ein Glas Honig, ein halbes Pfund Butter und 250 Gramm Quark. → 1 glas honig | ½ pfund butter | 250 g quark
Por favor, anota un litro de aceite de oliva, doscientos gramos de jamón serrano y una barra de pan. → 1 l aceite de oliva | 200 g jamón serrano | 1 barra pan
jo tio no hay na en la nevera, pilla pizza y 4 yogures de fresa → pizza | 4 yogures de fresa
Auriez-vous l'obligeance d'ajouter une livre de beurre, deux pots de confiture d'abricots et un sachet de noix ? → 1 livre beurre | 2 pots confiture d'abricots | 1 sachet noix
mac and cheese x6, ben & jerry's. all four kids are home this weekend → 6 mac and cheese | ben & jerry's
Sister Schubert's rolls → sister schubert's rolls
dead sea salt → dead sea salt
milk, chow mein → milk | chow mein
Mère Poulard galettes → mère poulard galettes
Once Upon a Farm pouches → once upon a farm pouches
So Delicious coconut milk → so delicious coconut milk
Mehl, Nimm 2 → mehl | nimm 2
Johnson & Johnson baby shampoo → johnson & johnson baby shampoo
125 ml lauwarme Milch → 125 ml lauwarme milch
cebolla grande → cebolla grande
we don't need milk →
on a déjà des œufs →
Running about 20 min late, traffic is awful. Start without me ok? →
bin 20 min zu spät, stau →
llego 20 min tarde, hay atasco →
j'ai 20 min de retard, bouchons →
running 20 min late, get milk → milk
Aylin: Wir brauchen Brot und Milch⏎Deniz: haha süß → Brot | Milch
Aylin: Wir brauchen Brot und Milch⏎Deniz: jaja lecker → Brot | Milch
Aylin: Wir brauchen Brot und Milch⏎Deniz: 😂 süß → Brot | Milch
Ana: pan y leche⏎Luis: jaja qué rico → pan | leche
Ann: bread⏎Ben: haha sweet → bread
Léa: du pain⏎Tom: mdr trop mignon → pain
`;
