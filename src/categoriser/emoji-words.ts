const PICTURES = `
🍎 apple 🍏 apple 🍐 pear 🍊 orange 🍋 lemon 🍌 banana 🍉 watermelon 🍇 grapes 🍓 strawberries 🫐 blueberries 🍈 melon
🍒 cherries 🍑 peach 🥭 mango 🍍 pineapple 🥥 coconut 🥝 kiwi 🍅 tomato 🍆 eggplant 🥑 avocado 🥦 broccoli 🥬 lettuce
🥒 cucumber 🌶 chili 🫑 pepper 🌽 corn 🥕 carrot 🧄 garlic 🧅 onion 🥔 potato 🍠 sweet potato 🍄 mushroom 🥜 peanuts
🍞 bread 🥐 croissant 🥖 baguette 🥨 pretzel 🥯 bagel 🥞 pancakes 🧇 waffles 🧀 cheese 🍗 chicken 🥩 steak 🥓 bacon
🍔 burger 🍟 fries 🍕 pizza 🌭 hot dog 🥪 sandwich 🌮 taco 🥚 eggs 🧈 butter 🍿 popcorn 🧂 salt 🥫 canned food 🍚 rice
🍜 ramen 🍝 spaghetti 🍣 sushi 🍤 shrimp 🦐 shrimp 🐟 fish 🦀 crab 🦞 lobster 🍦 ice cream 🍨 ice cream 🍩 doughnut
🍪 cookies 🎂 cake 🍰 cake 🧁 muffin 🥧 pie 🍫 chocolate 🍬 candy 🍭 candy 🍯 honey 🥛 milk 🍼 baby bottle ☕ coffee
🍵 tea 🍶 sake 🍾 champagne 🍷 wine 🍸 cocktail 🍺 beer 🍻 beer 🥃 whisky 🥤 soda 🧃 juice 🧊 ice 🧻 toilet paper
🧼 soap 🧽 sponge 🪥 toothbrush 🧴 lotion 🧹 broom 🧺 laundry basket 🪣 bucket 🕯 candle 💡 light bulb 🔋 batteries
💊 medicine 🩹 plasters 🐶 dog food 🐱 cat food 👶 baby 💐 flowers 🌹 flowers 🪴 plant 🎁 gift wrap 🎈 balloons ✂ scissors
✏ pencil 🖊 pen 📎 paper clips 🧦 socks 👕 t-shirt 👖 jeans 🧤 gloves 🧸 toy 🪒 razor 🍳 eggs 🥗 salad 🥣 cereal
`;

const words = new Map<string, string>();
let picture = "";
for (const part of PICTURES.trim().split(/\s+/)) {
  if (/^\p{Extended_Pictographic}/u.test(part)) picture = part;
  else words.set(picture, words.has(picture) ? `${words.get(picture)} ${part}` : part);
}

/** These emoji tell whose food is meant: "🐶 food". */
const EATERS: ReadonlyMap<string, string> = new Map([
  ["🐶", "dog"],
  ["🐕", "dog"],
  ["🐱", "cat"],
  ["🐈", "cat"],
  ["👶", "baby"],
]);
const WHOSE = /^ *(?:food|treats?|snacks?|toys?|wipes|shampoo|meds|futter|comida|nourriture)\b/iu;
/** When the text only says for whom or for when, the emoji names the thing. */
const WHAT_FOR = /^ *(?:for|für|pour|para) /iu;

/** Replaces an emoji by its word when no other text names a thing; otherwise an emoji is decoration. */
export function replaceEmoji(name: string): string {
  if (!/\p{Extended_Pictographic}/u.test(name)) return name;
  const text = name.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F/gu, " ");
  const eater = Array.from(name, (sign) => EATERS.get(sign)).find((word) => word !== undefined);
  if (eater !== undefined && WHOSE.test(text)) return `${eater}${text}`;
  if (/\p{L}/u.test(text) && !WHAT_FOR.test(text)) return text;
  const shown = Array.from(name, (sign) => words.get(sign) ?? " ").join(" ");
  return /\p{L}/u.test(text) ? shown + text : shown;
}
