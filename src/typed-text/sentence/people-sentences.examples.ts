/**
 * What people say of themselves and of each other around the things, in chats, letters and recipes. The things are written as in
 * `errand-sentences.examples.ts`.
 */
export const peopleSentences = `
Eier nicht, die haben wir noch, aber Butter und 2 Becher Sahne → Butter | 2 Becher Sahne
bite noch toast schinken frischkäse und ne flasche ketchup → toast | schinken | frischkäse | 1 Flasche ketchup
[09/11/2025, 17:31:08] Dad: On my way home. Anything we need?⏎[09/11/2025, 17:33:40] Sophie: oat milk x2 pls⏎[09/11/2025, 17:35:15] Sophie: oh and crisps⏎[09/11/2025, 17:36:51] Mum: No crisps Sophie, we've got three bags in the cupboard → 2 oat milk
@target laundry detergent, trash bags x2 @aldi apples, oranges → laundry detergent @Target | 2 trash bags @Target | apples @Aldi | oranges @Aldi
@Lidl épinards et petits pois @Monoprix collants → épinards @Lidl | petits pois @Lidl | collants @Monoprix
Priya, [12 Oct 2025 at 18:20:11]:⏎Hey are we still on for movie night?⏎⏎Tom, [12 Oct 2025 at 18:21:40]:⏎Yep! We need popcorn and 2 bottles of coke⏎⏎Priya, [12 Oct 2025 at 18:22:03]:⏎no need for popcorn, i have plenty⏎⏎Tom, [12 Oct 2025 at 18:22:30]:⏎ok then just gummy bears → 2 bottles coke | gummy bears
Did you remember to call the dentist? And what time does soccer start tomorrow → 
can you pleas get ketchup adn mustard tommorow → ketchup (tommorow) | mustard (tommorow)
Betreff: Kita-Sommerfest⏎⏎Liebe Eltern,⏎⏎für das Buffet am Samstag fehlen uns noch:⏎⏎– 3 Packungen Würstchen⏎– Ketchup⏎– Servietten⏎– 2 Kästen Apfelschorle⏎⏎Vielen Dank und viele Grüße⏎Frau Brandt → 3 Packungen Würstchen | Ketchup | Servietten | 2 Kästen Apfelschorle
[21.09.25, 16:40:19] Lea: guck mal der neue Haarschnitt⏎[21.09.25, 16:42:55] Mama: Schick! Hast du die Hausaufgaben schon gemacht?⏎[21.09.25, 16:43:10] Lea: gleich → 
Hallo Frau Weber, hier Ihr Nachbar aus dem 2. Stock. Könnten Sie mir bitte 5 Brötchen und eine Zeitung mitbringen? Ich bin leider noch krank. Vielen Dank! → 5 Brötchen | 1 Zeitung
Tortilla de patatas⏎⏎Ingredientes:⏎- 6 huevos⏎- 800 g de patatas⏎- 1 cebolla⏎- 250 ml de aceite de oliva⏎- sal⏎⏎Pelar las patatas y cortarlas en rodajas finas. Freír a fuego lento 25 minutos. → 6 huevos | 800 g patatas | 1 cebolla | 250 ml aceite de oliva | sal
[18/1/25, 20:51:33] Abuela: ¿A qué hora llegáis mañana?⏎[18/1/25, 20:55:02] Iván: sobre las 2, abuela⏎[18/1/25, 20:55:40] Abuela: Muy bien, hago paella. Un beso a los niños → 
Réunion de parents mardi à 18h30, tu peux y aller ? Moi je garde les petits → 
Mamie : Bonjour mon grand, si tu viens demain apporte-moi une plaquette de beurre et de la farine, je ferai un gâteau. Gros bisous → 1 plaquette beurre | farine
stp tu peut ramener du jus de pomme et des chips jsuis creve → jus de pomme | chips
Alors prends du pain et de la salade au passage → pain | salade
milch komma brot komma schinken punkt → milch | brot | schinken
new line one aubergine new line two courgettes new line a bunch of basil → 1 aubergine | 2 courgettes | 1 bunch basil
ramasse un poulet roti chez le boucher en passant → 1 poulet roti (chez le boucher)
papier toilette sopalin film étirable sacs congélation 3 l allumettes éponges x6 vinaigre blanc 5 litres savon noir → papier toilette | sopalin | film étirable | sacs congélation 3 l | allumettes | 6 éponges | 5 l vinaigre blanc | savon noir
pls get milk adn bread form costco evry week → milk @Costco /7 | bread @Costco /7
no need to go shopping today, we still have everything → 
Käse, Schinken, nein Schinken haben wir noch, lieber Salami → Käse | Salami
bite noch 2 flaschen essig und oliven vom edeka mitbrigen → 2 Flaschen essig @Edeka | oliven @Edeka
Papá: ¿Llegas a cenar?⏎Irene: sí, sobre las 9. compra helado porfa⏎Papá: hecho → helado
no need to go to Costco, just get milk from Aldi → milk @Aldi
hier die Milch, Eier und Brot → Milch | Eier | Brot
hol Brot vom Bäcker ab → Brot
kannst du Brötchen vom Bäcker abholen → Brötchen (vom Bäcker)
kannst du Lena vom Turnen abholen → 
pick up cupcakes from school → cupcakes from school
hier deine Oma, bitte 2 Brot → 2 Brot
eins komma fünf liter milch → 1,5 l milch
uno coma cinco litros de leche coma pan → 1,5 l leche | pan
one point five liters of milk and eggs → 1,5 l milk | eggs
cat litter, flea collar for rex → cat litter | flea collar (for rex)
cotton balls and a toothbrush for max → cotton balls | 1 toothbrush (for max)
milk for max and bread → milk (for max) | bread
hundefutter für rex, leine für luna → hundefutter (für rex) | leine (für luna)
zahnbürste für anna → zahnbürste (für anna)
karotten für die hasen → karotten (für die hasen)
cepillo para lucía, zanahorias para el conejo → cepillo (para lucía) | zanahorias (para el conejo)
brosse à dents pour léo, carottes pour le lapin → brosse à dents (pour léo) | carottes (pour le lapin)
a card for aunt jo's birthday and a bottle of prosecco → 1 card (for aunt jo's birthday) | 1 bottle prosecco
geschenk für tante ingrids geburtstag → geschenk (für tante ingrids geburtstag)
tarjeta para el cumple de la tía ana → tarjeta (para el cumple de la tía ana)
carte pour l'anniversaire de tata jo → carte (pour l'anniversaire de tata jo)
Öl für den Rasenmäher und Öl zum Braten → Öl für den Rasenmäher | Öl (zum Braten)
mehl zum backen und öl zum braten → mehl (zum backen) | öl (zum braten)
bags for the freezer, shampoo for dry hair → bags for the freezer | shampoo for dry hair
croquettes pour le chat, pienso para el perro → croquettes pour le chat | pienso para el perro
`;
