/** The parts of the center's settings, in their order on the page; also their places in the address. */
export const PARTS = ['details', 'logo', 'hours', 'closures', 'rooms', 'rules', 'payment', 'weather'] as const;
export type PartName = (typeof PARTS)[number];

/** What a part that is a form is given: its row, and whom to tell that something typed is not saved yet. */
export type PartProps<Row> = { row: Row; onUnsaved(part: PartName, isUnsaved: boolean): void };
