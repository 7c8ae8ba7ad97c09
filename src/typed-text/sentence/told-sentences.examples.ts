/** Sentences with reasons, replacements, complaints, corrections and short words of chats, in the form of the English ones. */
export const toldSentences = `
one and a half liters of cream and a dill pickle jar → 1½ l cream | 1 dill pickle jar
zweieinhalb Kilo Kartoffeln, ein Viertel Wassermelone → 2½ kg Kartoffeln | ¼ Wassermelone
litro y medio de caldo y un puerro → 1½ l caldo | 1 puerro
une livre et demie de haricots verts et du persil → 1½ livre haricots verts | persil
buy quinoa instead of couscous, plus 2 lemons → quinoa (instead of couscous) | 2 lemons
oat creamer instead of half and half, 2 packs → 2 packs oat creamer (instead of half and half)
statt Butter lieber Margarine und Marmelade → Margarine (statt Butter) | Marmelade
quinoa en vez de arroz y 2 aguacates → quinoa (en vez de arroz) | 2 aguacates
prends du lait d'avoine au lieu du lait normal, et du café → lait d'avoine (au lieu du lait normal) | café
Lena arrives at 6pm, get prosecco and olives → prosecco | olives
the dog is sick again so pick up plain rice and chicken breast → plain rice | chicken breast
Um 18 Uhr kommen Gäste, darum noch Sekt und Oliven → Sekt | Oliven
Weil die Waschmaschine kaputt ist: Handwaschmittel und Wäscheklammern → Handwaschmittel | Wäscheklammern
mañana vienen los niños así que trae zumo y 2 bolsas de patatas fritas → zumo | 2 bolsas patatas fritas
mes parents viennent manger, prends du rôti et des haricots → rôti | haricots
on a des invités samedi : crevettes, 2 bouteilles de crémant et glaçons → crevettes | 2 bouteilles crémant | glaçons
cld u grab 2 avos, cilantro & limes? ty!! x → 2 avos | cilantro | limes
bitte klopapier u taschentücher mitbr., lg mama → klopapier | taschentücher
tb necesitamos papel higiénico y 2 latas d atún, bss → papel higiénico | 2 latas atún
slt tu peux prdre 2 baguettes et du fromage stp, biz → 2 baguettes | fromage
5 cans of chickpeas, sorry 6, and tahini → 6 cans chickpeas | tahini
4 Äpfel, nein 5, und Birnen → 5 Äpfel | Birnen
2 kilos de patatas, perdón 3, y ajos → 3 kg patatas | ajos
6 œufs, euh non 12, et du beurre → 12 œufs | beurre
the strawberries from Costco were moldy, please get new ones at Trader Joe's → strawberries @Trader Joe's
Das Brot von Aldi schmeckt nicht, hol es lieber bei Rewe → Brot @Rewe
no me gusta el café de Lidl, cógelo en Mercadona → café @Mercadona
les tomates de Carrefour étaient pourries, rachètes-en 4 chez Monoprix → 4 tomates @Monoprix
there's no coffee and no filters → coffee | filters
es ist kein Salz und kein Pfeffer mehr da → Salz | Pfeffer
no tenemos ni café ni azúcar → café | azúcar
on n'a plus ni beurre ni confiture → beurre | confiture
a flat of strawberries and a fifth of whiskey → 1 flat strawberries | 1 fifth whiskey
detergente, bidón de 3 litros, y suavizante → 1 × 3 l bidón detergente | suavizante
un filet d'oignons, un ravier de champignons → 1 filet oignons | 1 ravier champignons
Tabs für die Spülmaschine und Dünger für die Rosen → Tabs für die Spülmaschine | Dünger für die Rosen
salmon dog food, 12 cans of chicken cat food → salmon dog food | 12 cans chicken cat food
diesmal keine Chips, dafür Nüsse und Obst → Nüsse | Obst
pas de bière cette fois, que du jus et du sirop → jus | sirop
COFFEE!!! ☕☕ → COFFEE
4 nein 5 Bananen und ne Packung Haferflocken → 5 Bananen | 1 Packung Haferflocken
2 non 3 boîtes de pois chiches et une botte de radis → 3 boîtes pois chiches | 1 botte radis
if they have good mangoes get 3, and some limes → 3 mangoes | some limes
falls es Erdbeeren gibt, nimm 2 Schalen mit → 2 Schalen Erdbeeren
aguacates si están maduros y limones → aguacates (si están maduros) | limones
quand tu passes chez Carrefour prends du riz et du thon → riz @Carrefour | thon @Carrefour
Juan ha acabado los cereales. Compra también galletas → cereales | galletas
Tante Erna bringt Kuchen mit, wir brauchen nur Sahne und Kaffee → Sahne | Kaffee
Waschmittel, das flüssige, und Weichspüler → Waschmittel (das flüssige) | Weichspüler
cheddar - sharp, ham - thin sliced, bread - rye → cheddar (sharp) | ham (thin sliced) | bread (rye)
Drinks - juice, water; Bakery - bagels, rolls → juice | water | bagels | rolls
puedes pasar mañana por Mercadona después del trabajo y coger sushi? → sushi @Mercadona
Zitrone, Honig, Paracetamol - Tom ist erkältet → Zitrone | Honig | Paracetamol (Tom ist erkältet)
Eier, Brot und falls vorhanden Hafermilch → Eier | Brot | Hafermilch
happy birthday!! 🎉 →
happy birthday candles and napkins → happy birthday candles | napkins
remember to lock the door →
taco night! shells, beef and salsa → shells | beef | salsa
thanks for doing the shopping yesterday, dinner was lovely! →
der Klempner kommt um 3 →
mañana viene la abuela a comer, acuérdate de recoger la mesa →
tout chez Lidl : houmous, wraps, yaourts → houmous @Lidl | wraps @Lidl | yaourts @Lidl
`;
