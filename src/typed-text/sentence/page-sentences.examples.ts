/**
 * Headings that say where to go, tables, recipes with how they are cooked, plans with times, and what somebody takes care of. The
 * things are written as in `errand-sentences.examples.ts`.
 */
export const pageSentences = `
Passe au Carrefour: lait, pain → lait @Carrefour | pain @Carrefour
noch zu Aldi: Toastbrot, Kochschinken → Toastbrot @Aldi | Kochschinken @Aldi
lista para Lidl mañana: pan, leche → pan (mañana) @Lidl | leche (mañana) @Lidl
ultimo favor del dia: colirio → colirio
trae de Lidl 1 kg de arroz, y de Carrefour algodón → 1 kg arroz @Lidl | algodón @Carrefour
los tomates cómpralos en Mercadona (2 kg) y la carne picada en Carrefour (600 g) → 2 kg tomates @Mercadona | 600 g carne picada @Carrefour
las lentillas las compro en Lidl cada tres meses → lentillas @Lidl /90
compra leche; y si vas a El Corte Inglés, jabón de manos → leche | jabón de manos @El Corte Inglés
Office kitchen run - dish soap, sponges, sweetener → dish soap | sponges | sweetener
pour l'apéro 🍷🧀 : 2 saucissons, comté, crackers → 2 saucissons (pour l'apéro) | comté (pour l'apéro) | crackers (pour l'apéro)
kidney beans (need 3 cans) and chili powder → 3 cans kidney beans | chili powder
- Leche entera, 6 briks (5,34 €)⏎- Café molido, 1 paquete (3,45 €) → 6 briks Leche entera (5,34 €) | 1 paquete Café molido (3,45 €)
couches taille 2 : 1 paquet⏎lingettes : 3 paquets → 1 paquet couches taille 2 | 3 paquets lingettes
**Produce**⏎* kale⏎* 5 carrots⏎⏎**Dairy**⏎* cottage cheese → kale | 5 carrots | cottage cheese
✅ Liste courses⏎• dattes⏎• semoule (1 kg)⏎• pois chiches → dattes | 1 kg semoule | pois chiches
article;qté;magasin⏎farine T55;2 kg;Lidl⏎levure chimique;3 sachets;Carrefour⏎sucre glace;;Lidl → 2 kg farine T55 @Lidl | 3 sachets levure chimique @Carrefour | sucre glace @Lidl
Lidl;Haferflocken;2 kg⏎Aldi;Geschirrtücher;4 → 2 kg Haferflocken @Lidl | 4 Geschirrtücher @Aldi
product,quantity,unit⏎cat litter,2,bags⏎canned tuna,6,cans → 2 bags cat litter | 6 cans canned tuna
| Item | How many | Repeat |⏎|---|---|---|⏎| Dog food | 2 bags | monthly |⏎| Eggs | 18 | weekly | → 2 bags Dog food /30 | 18 Eggs /7
Kartoffelpuffer⏎800 g Kartoffeln, geschält⏎1 Zwiebel, gerieben⏎2 EL Speisestärke⏎Muskat → 800 g Kartoffeln (geschält) | 1 Zwiebel (gerieben) | 2 EL Speisestärke | Muskat
Butter⏎2 EL Öl⏎3 Eier⏎1 Zwiebel → Butter | 2 EL Öl | 3 Eier | 1 Zwiebel
Ratatouille⏎2 aubergines⏎3 courgettes (environ 600 g)⏎1 oignon, émincé⏎2 gousses d'ail⏎thym⏎sel, poivre → 2 aubergines | 3 courgettes (environ 600 g) | 1 oignon (émincé) | 2 gousses ail | thym | sel | poivre
Bizcocho de la abuela⏎⏱ 45 min⏎• 3 huevos, batidos⏎• 200 g de harina, tamizada⏎• 1 sobre de levadura química⏎Hornear a 180 °C. → 3 huevos (batidos) | 200 g harina (tamizada) | 1 sobre levadura química
Salmon with broccoli⏎⏱ 30 min · 👥 2 people⏎⏎2 salmon fillets⏎1 head of broccoli⏎2 tbsp soy sauce⏎⏎How to:⏎Roast for 15 minutes. → 2 salmon fillets | 1 head broccoli | 2 tbsp soy sauce
Crêpes⏎⏎250 g de farine⏎4 œufs⏎1 pincée de sel⏎⏎Séparer les blancs des jaunes et monter les blancs en neige. Mettre au frais 4 heures. → 250 g farine | 4 œufs | 1 pincée sel
Leek soup⏎Serves 6⏎⏎50 g butter⏎450 g (1 lb) potatoes, peeled and diced⏎chives, snipped, to serve⏎⏎STEP 1⏎Melt the butter in a pan. → 50 g butter | 450 g potatoes (peeled and diced, 1 lb) | chives (snipped, to serve)
Das Curry war lecker, hier die Zutaten: 400 g Räuchertofu, 1 Dose Kokosmilch, 2 rote Paprika. Tofu anbraten, Rest dazu, 15 Minuten kochen. Guten Appetit! → 400 g Räuchertofu | 1 Dose Kokosmilch | 2 rote Paprika
Voilà ma recette de ratatouille comme promis ! Il te faut 2 aubergines, 3 courgettes et 1 kg de tomates. Tu coupes tout et tu laisses mijoter une heure. Bises → 2 aubergines | 3 courgettes | 1 kg tomates
1 c. à thé de poudre à pâte → 1 c. à thé poudre à pâte
1/2 cebolla morada, en cubitos → ½ cebolla morada (en cubitos)
Anniversaire de Zoé – 5 ans 🎈⏎⏎14 h arrivée des enfants⏎15 h chasse au trésor⏎⏎À acheter :⏎* 25 ballons⏎* bougies → 25 ballons | bougies
Prends des olives stp, je m'occupe du dessert ! → olives
ich kümmere mich um den Nachtisch, bring Brot → Brot
yo me encargo del postre, trae pan → pan
¡La tortilla de ayer salió buenísima! Apunta cebollas y huevos para mañana, que quiero repetir. → cebollas (para mañana) | huevos (para mañana)
the lasagna turned out great! Add eggs → eggs
Regarde mes tulipes 🌷⏎Tu peux me prendre du terreau ? → terreau
¿puedes pasar por Carrefour y comprar pechuga de pavo 300 g y picos? Te debo una → 300 g pechuga de pavo @Carrefour | picos @Carrefour
hola nena, podés pasar por la verdulería? Necesito 2 atados de acelga → 2 atados acelga
acuerdate de traerme pastillas y galletas → pastillas | galletas
If you come by Sunday please bring cat litter and 1 lb of butter. Love you → cat litter | 1 lb butter
Nina: do we need eggs?⏎Paul: no still 8 left. but get parmesan → parmesan
könntest du bitte Folgendes besorgen?⏎* Suppengrün⏎* Milch → Suppengrün | Milch
15/4/25, 18:20 - Mamá: ¿Puedes pasar por el súper?⏎15/4/25, 18:21 - Mamá: Falta leche y jamón → leche | jamón
Ana: the lasagna was great!⏎Ben: we need milk → milk
Mia: Bring bitte 2 Dosen Kokosmilch mit⏎Mia: Sorry, 3 Dosen⏎Mia: und Currypaste → 3 Dosen Kokosmilch | Currypaste
Statt Hafermilch diesmal Mandelmilch, 2 Liter, dazu Müsli → 2 l Mandelmilch (Statt Hafermilch) | Müsli
à la place du lait d'avoine cette fois du lait d'amande, pain → lait d'amande (à la place du lait d'avoine) | pain
Cola Cao, La Vaca que Ríe → Cola Cao | La Vaca que Ríe
3 œufs, 1 noix de beurre → 3 œufs | 1 noix beurre
Aldi (jeden Monat): Hundefutter, Streu⏎Lidl (jede Woche): Milch → Hundefutter @Aldi /30 | Streu @Aldi /30 | Milch @Lidl /7
Lidl (every week): milk, bread → milk @Lidl /7 | bread @Lidl /7
Milch, Brot. Freundliche Grüsse, Hauswartung → Milch | Brot
Champagne Moët & Chandon Impérial para el brindis → Champagne Moët & Chandon Impérial para el brindis
`;
