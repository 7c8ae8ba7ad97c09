/** Ways to ask beside the usual verbs, clauses about the things before them, headings and signatures, in the form of the English sentences. */
export const requestSentences = `
three tins of chopped tomatoes a tin of kidney beans → 3 tins chopped tomatoes | 1 tin kidney beans
could you pop 6 crumpets, a jar of Marmite and some clotted cream on the list please → 6 crumpets | 1 jar marmite | clotted cream
chuck some peas in the trolley → peas
bung a jar of pesto on there would you → 1 jar pesto
snag a jar of pesto → 1 jar pesto
could you jot down oat milk and 2 lemons → oat milk | 2 lemons
nip out for a pint of milk → 1 pt milk
pop to the shop for a loaf of bread → 1 loaf bread
any chance of a jar of pesto → 1 jar pesto
the kids are asking for 6 yogurts → 6 yogurts
put me down for 2 bags of rice → 2 bags rice
I can't do breakfast without oat milk → oat milk
oh and one more thing, 6 eggs → 6 eggs
if you happen to be near a store, 6 eggs and oat milk please → 6 eggs | oat milk
when you get a sec, a jar of pesto → 1 jar pesto
if you see peaches get 6 → 6 peaches
time to restock olive oil → olive oil
Tu mir den Gefallen und kauf 6 Eier → 6 eier
Hättest du Zeit, 6 Eier und Hafermilch zu holen? → 6 eier | hafermilch
Denk bitte unbedingt an ein Glas Pesto → 1 Glas pesto
Pack Erbsen in den Wagen → erbsen
Notiere ein Glas Pesto auf der Einkaufsliste → 1 Glas pesto
holst du bei Lidl kurz Nudeln und passierte Tomaten? → nudeln @lidl | passierte tomaten @lidl
Könntest du so lieb sein und morgen einen Kasten Mineralwasser holen? → 1 Kasten mineralwasser (morgen)
Ohne Kaffee geht hier nichts → kaffee
Uns ist das Waschpulver ausgegangen, außerdem fehlen Backpapier und Alufolie → waschpulver | backpapier | alufolie
mete un bote de pesto en la cesta → 1 bote pesto
échale 6 huevos y leche de avena al carrito → 6 huevos | leche de avena
¿te animas a traer 6 huevos? → 6 huevos
¿hay chance de que traigas un bote de pesto? → 1 bote pesto
consígueme un bote de pesto → 1 bote pesto
Ma, de camino compra toallitas húmedas x favor y una lata d leche en polvo → toallitas húmedas | 1 lata leche en polvo
No te olvides de las pilas y de un bote de garbanzos cocidos → pilas | 1 bote garbanzos cocidos
tu serais un ange de prendre un pot de pesto → 1 pot pesto
chope un pot de pesto → 1 pot pesto
mets des petits pois dans le caddie → petits pois
si t'y penses, un pot de pesto → 1 pot pesto
ajoute 6 œufs bio et du sucre glace à la liste de courses → 6 œufs bio | sucre glace
milk and bread, can you get them at Costco? → milk @costco | bread @costco
schatz wir haben kein klopapier mehr und spülmittel auch nicht, holst du das beim aldi? → klopapier @aldi | spülmittel @aldi
se acabó el papel higiénico y el detergente, ¿los compras en Mercadona? → papel higiénico @mercadona | detergente @mercadona
y a plus de pq ni de liquide vaisselle 😬 tu passes chez Aldi ? → pq @aldi | liquide vaisselle @aldi
don't forget the cat litter from target, we need it every 3 weeks → cat litter @target /21
@ede Maultaschen 2 Pck, 1 Bund Suppengrün, wöchentlich Bergkäse → 2 Pck maultaschen @edeka | 1 Bund suppengrün @edeka | bergkäse @edeka /7
mono: beurre demi-sel, cidre brut 2 bouteilles → beurre demi-sel @monoprix | 2 bouteilles cidre brut @monoprix
estoy en Mercadona, ¿hace falta algo? sí, tomates y ajo → tomates @mercadona | ajo @mercadona
hola, si pasas por el Lidl me compras pan → pan @lidl
half a pound of sliced turkey, two baguettes, all from whole foods, for saturday → ½ lb sliced turkey (for saturday) @whole foods | 2 baguettes (for saturday) @whole foods
Cheddar 400 g £3.50⏎Loose carrots 1.2 kg £0.98 → 400 g cheddar (£3.50) | 1.2 kg loose carrots (£0.98)
1 (14 oz) can coconut milk, 4 yogurts (180 g) → 1 can coconut milk (14 oz) | 4 yogurts (180 g)
500g (environ 1 lb) de boeuf haché → 500 g boeuf haché (environ 1 lb)
- lasagna sheets⏎- mozzarella, shredded 1 lb → lasagna sheets | 1 lb mozzarella (shredded)
1. Weggli⏎2. Zweifel Chips Paprika → weggli | zweifel chips paprika
Obst:⏎• Äpfel 1,5 kg⏎Getränke:⏎• Apfelschorle → 1,5 kg äpfel | apfelschorle
Liebe Frau Krüger,⏎für die Sitzung am Dienstag bräuchten wir bitte⏎* 3 Kästen Mineralwasser⏎* Servietten → 3 Kästen mineralwasser | servietten
Hi Tom,⏎⏎would you mind picking up a few bits for us?⏎- sourdough⏎⏎Thanks so much,⏎Philippa → sourdough
Lieber Jonas,⏎kannst du mir bitte Stopfgarn mitbringen?⏎Deine Oma → stopfgarn
Hola Carmen:⏎⏎- espárragos⏎⏎Muchas gracias,⏎Rosa → espárragos
des galettes Saint Michel et 2 pizzas Picard → galettes saint michel | 2 pizzas picard
Ben & Jerry's and mac and cheese → ben & jerry's | mac and cheese
Blumenerde von Obi und Müllbeutel bitte → blumenerde (von obi) | müllbeutel
setz bitte Lavazza Kaffeebohnen und Kaffeefilter auf die Liste → lavazza kaffeebohnen | kaffeefilter
Schatz vergiss die Müllbeutel nicht!!! 🔥 und Grillkohle → müllbeutel | grillkohle
lol that lasagna last night was amazing, thank you so much →
Ya llegué a casa, al rato te marco 😊 →
jajaja no me lo puedo creer →
Target run tmrw!! need: poster board 10 sheets, washable markers → 10 sheets poster board @target | washable markers @target
For the grade 2 party we still need 24 juice boxes and a veggie tray → 24 juice boxes | 1 veggie tray
mi mamá me mandó por una libra de arroz y panela → 1 lb arroz | panela
porfa traigan arepas y quesillo → arepas | quesillo
Estoy a dieta así que nada de galletas: 1 kg de pechuga de pavo → 1 kg pechuga de pavo
On n'a plus de dentifrice, et pense aussi au liquide vaisselle → dentifrice | liquide vaisselle
Finalement laisse tomber les yaourts, prends plutôt 500 g de séré → 500 g séré
Kartoffelsuppe (4 Portionen)⏎⏎Zutaten:⏎800 g Kartoffeln⏎1 Stange Lauch → 800 g kartoffeln | 1 Stange lauch
LIMPIEZA⏎· fregona⏎FRUTA⏎· mandarinas 3 kg → fregona | 3 kg mandarinas
FRUTERÍA⏎plátanos⏎CARNICERÍA⏎4 filetes de ternera → plátanos | 4 filetes de ternera
Cosas q faltan 🛒⏎tofu firme⏎jengibre → tofu firme | jengibre
🔥 Asado del sábado 🔥⏎👉 3 kg de vacío⏎👉 12 chorizos → 3 kg vacío | 12 chorizos
Wocheneinkauf⏎⏎– Quark 500 g⏎– Duschgel → 500 g quark | duschgel
Mayonesa, pepinillos y vinagre: todo en Lidl → mayonesa @lidl | pepinillos @lidl | vinagre @lidl
M&M's, Doritos y una Coca-Cola de 2 litros → m&m's | doritos | 2 l coca-cola
Necesitamos 1/4 de kilo de jamón serrano → ¼ kg jamón serrano
liste : 1/ piles AAA 2/ ampoules 3/ ruban adhésif → piles aaa | ampoules | ruban adhésif
Alle zwei Monate Spülmaschinensalz, monatlich 1 kg Kaffeebohnen → spülmaschinensalz /60 | 1 kg kaffeebohnen /30
N'oublie pas le lait infantile, chaque semaine chez Carrefour → lait infantile @carrefour /7
can you put dishwasher tablets on the list and also remind me to get coffee filters every month → dishwasher tablets | coffee filters /30
add bread add peanut butter add 2 jars of grape jelly → bread | peanut butter | 2 jars grape jelly
J'ai besoin d'ail, d'une boîte de thon et de riz basmati → ail | 1 boîte thon | riz basmati
Bitte morgen Eierfarben und 20 weiße Eier kaufen 🐣 → eierfarben (morgen) | 20 weiße eier (morgen)
Pastillas antical, cada 2 meses, @merca → pastillas antical @mercadona /60
von rewe bitte noch Kaffesahne + nen Bund Radieschen → kaffesahne @rewe | 1 Bund radieschen @rewe
also wir brauchen äh zwei Liter Milch ein halbes Pfund Hackfleisch → 2 l milch | ½ Pfund hackfleisch
Mañana hago paella, me faltan azafrán y judías verdes → azafrán | judías verdes
From: Alex⏎Can u stop at aldi? we're out of cheerios → cheerios @aldi
Kassenbon Nr. 4471⏎DINKELBROT   3,29 B⏎BIO BANANEN   1,99 B⏎SUMME EUR   5,28⏎Bar   10,00 → dinkelbrot | bio bananen
SUPERETTE DU PORT⏎CAMEMBERT   2,35⏎2 x BAGUETTE TRAD   2,40⏎TOTAL   6,64 → camembert | 2 baguette trad
Happy birthday grandpa! See you all at six 🎂 →
Liebe Eltern, fürs Basteln brauchen wir noch 25 Klorollen. Herzliche Grüße, Frau Berger 3b → 25 klorollen (fürs Basteln)
il y a du lait mais plus d'œufs → œufs
Coucou mon chéri, bien arrivé ? prends-moi du persil plat → persil plat
ALDI⏎WHOLE MILK 1 GAL   $3.15⏎BANANAS   $0.89⏎TOTAL   $4.04 → 1 gal whole milk @aldi | bananas @aldi
SMS von Papa (+49 151 23456789), 12:14 Uhr: Bring bitte 5 kg Kartoffeln mit → 5 kg kartoffeln
Abuela, 11:32: hijo, tráeme un ramito de laurel → 1 ramito laurel
No te olvides de las pilas AA ni del papel de aluminio → pilas aa | papel de aluminio
nos hemos quedado sin mayonesa y, eh, también sin servilletas → mayonesa | servilletas
rotisserie chicken and blueberry muffins, all from costco tomorrow → rotisserie chicken (tomorrow) @costco | blueberry muffins (tomorrow) @costco
what we really need is broccoli, a head of garlic → broccoli | 1 head garlic
cashews 4,99⏎cardamom 2,49⏎TOTAL 7,48 → cashews | cardamom
milk brocolli buttr eggs → milk | brocolli | buttr | eggs
zwiebln u tomatenmrk → zwiebln | tomatenmrk
leche hueos tomatse → leche | hueos | tomatse
need brocolli and chiken → brocolli | chiken
ncesito tomate frito i 3 latas d atun → tomate frito | 3 latas atun
du gouda, des tomattes cerises et du pain → gouda | tomattes cerises | pain
wenn du eh zu Aldi gehst, nimm zwei Netze Rosenkohl mit → 2 Netze rosenkohl @Aldi
if you're at Costco anyway, grab paper towels → paper towels @Costco
croissants seulement le dimanche → croissants (le dimanche)
Brötchen nur samstags → brötchen /7
magdalenas solo los sábados → magdalenas /7
J'ai déjà pris le beurre, reste la crème fraîche et le gruyère râpé → crème fraîche | gruyère râpé
poster board for Emma's science project → poster board (for Emma's science project)
Can u stop at aldi & get pickles, hoagie rolls? → pickles @Aldi | hoagie rolls @Aldi
De: Marta Ruiz⏎Enviado: viernes, 10 de mayo de 2024 13:20⏎Asunto: excursión⏎⏎Por favor, traed 2 botellas de agua y crema solar.⏎⏎Un saludo,⏎Marta → 2 botellas agua | crema solar
Merci d'apporter :⏎– crème pour le change⏎– une gigoteuse⏎Cordialement,⏎L'équipe des Petits Loups → crème pour le change | 1 gigoteuse
2 Packungen Knack & Back Sonntagsbrötchen, M&M's → 2 Packungen knack & back sonntagsbrötchen | m&m's
helado de ron y pasas, 2 bolsas de patatas → helado de ron y pasas | 2 bolsas patatas
wir brauchen Milch, Eier und 2 Brote bei Costco alle 2 Wochen → milch @Costco /14 | eier @Costco /14 | 2 brote @Costco /14
2 Milch alle 2 Wochen → 2 milch /14
500 g Hack alle 3 Wochen → 500 g hack /21
2 laits toutes les 2 semaines → 2 laits /14
3 Packungen Windeln jede 2. Woche bei dm → 3 Packungen windeln @dm /14
pain 1 fois par semaine → pain /7
leche 1 vez a la semana → leche /7
Brot 2 x im Monat → brot /14
Spaghetti Carbonara⏎Serves 4⏎1 lb (450 g) spaghetti⏎4 eggs⏎200 g pancetta⏎Directions⏎Boil the pasta in salted water for 8 minutes. → 1 lb spaghetti (450 g) | 4 eggs | 200 g pancetta
Chicken Soup⏎⏎Ingredients⏎1 chicken⏎2 carrots, sliced⏎Method⏎1. Put the chicken in a large pot and cover with water.⏎2. Season with salt. Enjoy! → 1 chicken | 2 carrots (sliced)
Pfannkuchen⏎Für 4 Personen⏎250 g Mehl⏎3 Eier⏎Zubereitung⏎Mehl und Eier verrühren.⏎30 Minuten ruhen lassen. → 250 g mehl | 3 eier
Tortilla de patatas⏎4 raciones⏎6 huevos⏎1 kg de patatas⏎Preparación:⏎Pela las patatas y córtalas en láminas finas. → 6 huevos | 1 kg patatas
Crêpes⏎Pour 6 personnes⏎250 g de farine⏎4 œufs⏎Préparation⏎Mélanger la farine et les œufs. → 250 g farine | 4 œufs
Banana Bread⏎Prep time: 10 min⏎Yield: 1 loaf⏎3 bananas⏎2 cups flour⏎Instructions⏎Mash bananas in a bowl. → 3 bananas | 2 cups flour
Lasagne⏎12 lasagne sheets⏎500 g mince⏎Milk⏎Eggs → lasagne | 12 lasagne sheets | 500 g mince | milk | eggs
look at https://example.com/x and bring milk → milk
milk (https://example.com/milk) and eggs → milk | eggs
we need soylent → soylent
we need cart cover and milk → cart cover | milk
wir brauchen Mitesser Streifen → mitesser streifen
we need help → 
we need dad's root beer and milk → dad's root beer | milk
grandma's salt and pepper chips → grandma's salt and pepper chips
hol bitte Heu → heu
necesito ir al baño → 
il faut que je parte → 
zahnpasta und mundwasser zur dm liste hinzu → zahnpasta @dm | mundwasser @dm
füg bitte zahnpasta und mundwasser zur dm liste hinzu → zahnpasta @dm | mundwasser @dm
brot zur dm liste hinzufügen → brot @dm
add milk and eggs to the costco list → milk @Costco | eggs @Costco
añade leche y pan a la lista de mercadona → leche @Mercadona | pan @Mercadona
ajoute du lait et du pain à la liste carrefour → lait @Carrefour | pain @Carrefour
salut mon amour peux-tu ramasser 2 pains tranchés du jus de pomme pis des toasts melba → 2 pains tranchés | jus de pomme | toasts melba
peux-tu ramasser du lait pis du beurre → lait | beurre
ramasse 2 litres de lait pis des œufs → 2 l lait | œufs
bring a pint of milk and the Radio Times when you come over thanks love bye → 1 pt milk | Radio Times
the Radio Times and bread → Radio Times | bread
`;
