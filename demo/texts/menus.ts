import { Chance } from '../chance.ts';

const ALLERGENS = {
  dairy: /dairy|milk|lactose/i,
  eggs: /egg/i,
  wheat: /celiac|gluten|wheat/i,
  fish: /fish/i,
  soy: /soy/i,
  sesame: /sesame/i,
  strawberries: /strawberr/i,
} as const;
type Allergen = keyof typeof ALLERGENS;

interface Dish {
  readonly name: string;
  readonly contains?: readonly Allergen[];
  /** What a child gets who may not have it: safe for everybody. */
  readonly instead?: string;
}
export interface Menu {
  readonly breakfast: Dish;
  readonly lunch: Dish;
  readonly snack: Dish;
}

const dish = (name: string, contains: readonly Allergen[] = [], instead = ''): Dish =>
  contains.length > 0 ? { name, contains, instead } : { name };

const BREAKFASTS: readonly Dish[] = [
  dish('oatmeal with bananas', ['wheat'], 'rice porridge with bananas'),
  dish('scrambled eggs and toast', ['eggs', 'wheat', 'dairy'], 'hash browns and an orange'),
  dish('yogurt with blueberries', ['dairy'], 'coconut yogurt with blueberries'),
  dish('whole wheat pancakes with apple sauce', ['wheat', 'eggs', 'dairy'], 'rice cakes with apple sauce'),
  dish('cereal and milk', ['dairy', 'wheat'], 'corn flakes and a banana'),
  dish('toast with strawberry jam', ['wheat', 'strawberries'], 'rice cakes with apricot jam'),
  dish('melon and rice cakes'),
  dish('warm apple and millet porridge'),
];
const LUNCHES: readonly Dish[] = [
  dish('turkey meatballs with rice and peas', ['eggs', 'wheat'], 'plain turkey with rice and peas'),
  dish('macaroni and cheese with broccoli', ['dairy', 'wheat'], 'rice noodles with tomato sauce and broccoli'),
  dish('chicken and vegetable soup with bread', ['wheat'], 'chicken and rice soup'),
  dish('black bean tacos with corn and avocado'),
  dish('baked cod with sweet potato', ['fish'], 'roast chicken with sweet potato'),
  dish('vegetable curry with rice'),
  dish('pasta with tomato sauce and zucchini', ['wheat'], 'rice pasta with tomato sauce and zucchini'),
  dish('tofu stir-fry with noodles', ['soy', 'wheat', 'sesame'], 'chicken stir-fry with rice'),
  dish('lentil stew with carrots'),
  dish('cheese quesadillas with beans', ['dairy', 'wheat'], 'corn tortillas with beans'),
  dish('chicken pot pie', ['dairy', 'wheat', 'eggs'], 'chicken with boiled potatoes'),
];
const SNACKS: readonly Dish[] = [
  dish('apple slices and crackers', ['wheat'], 'apple slices and rice cakes'),
  dish('cheese cubes and grapes, cut small', ['dairy'], 'cucumber and grapes, cut small'),
  dish('hummus with carrot sticks', ['sesame'], 'guacamole with carrot sticks'),
  dish('pears and rice cakes'),
  dish('banana bread', ['wheat', 'eggs', 'dairy'], 'bananas and rice cakes'),
  dish('strawberries and kiwi', ['strawberries'], 'kiwi and orange'),
  dish('cucumber sandwiches', ['wheat', 'dairy'], 'cucumber sticks and corn cakes'),
  dish('orange wedges and corn puffs'),
];

/** The kitchen cooks one menu for the whole house. */
export function menuOn(date: string): Menu {
  const chance = new Chance('menu', date);
  return { breakfast: chance.pick(BREAKFASTS), lunch: chance.pick(LUNCHES), snack: chance.pick(SNACKS) };
}

/** What this child was given: never anything that its allergies name. */
export const servedTo = (allergies: string, { name, contains = [], instead = '' }: Dish): string =>
  contains.some((allergen) => ALLERGENS[allergen].test(allergies)) ? instead : name;

const PUREES = ['sweet potato', 'pear', 'carrot', 'avocado', 'squash', 'banana', 'pea'];

/** What babies eat who do so already: nothing that any allergy of theirs names. */
export const pureeOn = (date: string): string => `${new Chance('puree', date).pick(PUREES)} puree`;
