/**
 * What is left to buy beside what is there, asked back or named wrongly, and trips to a store. The things are written as in
 * `errand-sentences.examples.ts`.
 */
export const remainingSentences = `
I just used up the last of the sesame oil, my bad → Sesame Oil
need grapes need avocados need kale → Grapes | Avocados | Kale
tea, no wait, not tea, I meant cocoa → Cocoa
poireaux et puis épinards ah non pas épinards plutôt endives → Poireaux | Endives
Wir grillen, das heißt Würstchen, Brot und Senf → Würstchen | Brot | Senf
Ist noch Honig da? Falls nicht, bring bitte welchen mit, und Alufolie. → Honig | Alufolie
Is there any jam left? If not, please get some, and foil too → Jam | Foil
¿Queda café en casa? Si no, trae por favor. Y zumo también. → Café | Zumo
Est-ce qu'il reste du miel ? Sinon prends-en, et du sel → Miel | Sel
ya compré lentejas esta mañana, o sea que solo falta agua con gas → Agua Con Gas
j'ai déjà pris les avocats ce midi, reste des couches et du lait à acheter → Couches | Lait
on a déjà le fromage, reste à acheter de la viande et des oignons → Viande | Oignons
I already got rice, so all that's left is pasta → Pasta
Nudeln hab ich schon, also fehlt nur noch Butter → Butter
Mehl 2, Zucker 3 → 2 Mehl | 3 Zucker
Mehl 405 1 kg → 1 kg Mehl 405
Ich fahre gleich zu Lidl und hole Grillkohle, Steaks und Kräuterbutter → Grillkohle @Lidl | Steaks @Lidl | Kräuterbutter @Lidl
Demain je passe chez Leclerc pour acheter des ampoules, des piles et des éponges → Ampoules @Leclerc | Piles @Leclerc | Éponges @Leclerc
Voy a Mercadona a comprar pan y leche → Pan @Mercadona | Leche @Mercadona
I'm going to Target to get soap and towels → Soap @Target | Towels @Target
tomorrow I'll go to Costco and get paper towels and eggs → Paper Towels @Costco | Eggs @Costco
Wenn du sowieso am Rewe vorbeikommst: ein Kasten Bier → 1 Kasten Bier @Rewe
En rentrant tu t'arrêtes à Carrefour ? Il faudrait des couches et du lait. → Couches @Carrefour | Lait @Carrefour
Kommst du am Rewe vorbei? Wir bräuchten Mehl → Mehl @Rewe
Si tu vas au drive Carrefour ce soir, ajoute un pack d'eau → 1 pack Eau @Carrefour
I'm going to Target to get soap, then we need bread from Aldi → Soap @Target | Bread @Aldi
Don't bother with ham. What's really missing is rice vinegar. → Rice Vinegar
No compres más galletas, que el armario está lleno; lo que sí se ha acabado es el cacao. → Cacao
Ce qui manque vraiment, c'est le riz → Riz
Senf und Honig sind da, Butter auch, nur Brezeln hat keiner besorgt → Brezeln
Milch ist da, Brot auch, aber Eier fehlen → Eier
quiero hacer barbacoa, así que carbón, pan y uvas → Carbón | Pan | Uvas
My cousins are coming and I want to bbq so corn, buns and ketchup → Corn | Buns | Ketchup
milk bread eggs cheese → Milk | Bread | Eggs | Cheese
Lasagna sheets yes, ricotta yes, mozzarella no (still some in the freezer), spinach yes, 300 g → Lasagna Sheets | Ricotta | 300 g Spinach
Eigentlich wollte ich Thunfisch, aber lieber doch Hering, 3 Dosen. → 3 Dosen Hering
Lena: Haben wir noch Backpapier?⏎Paul: ne⏎Lena: Alufolie?⏎Paul: ja, ne ganze Rolle → Backpapier
— Il reste du café ? — Oui, deux paquets. — Et du thé ? — Non, plus rien. — D'accord, j'en rachète. → Thé
Ana: ¿queda queso?⏎Luis: no, nada⏎Ana: ¿y jamón?⏎Luis: jamón sí hay → Queso
Ben: do we need milk?⏎Ana: yes, two cartons → 2 cartons Milk
Ben: is there any milk?⏎Ana: yes, two cartons → 
Ana: ¿hay que comprar leche?⏎Luis: sí, dos botes → 2 botes Leche
Primero, jabón; segundo, esponjas; y lo tercero, dos bombillas → Jabón | Esponjas | 2 Bombillas
Jeden Sonntag Croissants; dazu einmalig Konfitüre. → Croissants /7 | Konfitüre
Le lait en poudre chaque semaine sans faute. La compote, une seule fois, 4 pots. → Lait En Poudre /7 | 4 pots Compote
Soap from Target, the ginger from Trader Joe's, and I don't care where the garlic comes from → Soap @Target | Ginger @Trader Joe's | Garlic
Finalement pas de quinoa, on prendra de la semoule (500 g). → 500 g Semoule
Lidl = saumon fumé. Leclerc = 3 bouteilles de limonade + glaçons. → Saumon Fumé @Lidl | 3 bouteilles Limonade @Leclerc | Glaçons @Leclerc
`;
