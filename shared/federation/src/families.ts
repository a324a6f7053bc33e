/**
 * What the shell lends travels in families, a file or two each: a screen that needs one part of a form gets them all at
 * once, instead of a file per part. The first comes with the shell's start, the others when a screen asks.
 */
export const families = [
  'start',
  'ui-first',
  'ui-frame',
  'ui-forms',
  'ui-overlays',
  'ui-figures',
  'rich-text',
  'push',
  'luxon',
] as const
export type Family = (typeof families)[number]

export const isFetchedLater = (family: Family): boolean => family !== 'start'

const uiFamilies: [Family, RegExp][] = [
  // What the first picture of Home is made of, and of most screens.
  [
    'ui-first',
    /^(button|change|error-panel|icon|icon-button|late|live-dot|page-bar|price-cell|price-row|pull-to-refresh|section-header|skeleton|sparkline)$/,
  ],
  ['ui-overlays', /dialog|sheet|menu|popover|drawer|toast|tooltip|picker|camera/],
  ['ui-figures', /qr|address|share-card|save-file|gauge|composition|ring|breadth|chart|countdown|sum-row/],
  ['ui-forms', /field|form|checkbox|switch|radio|slider|upload|stepper|keypad|password|segmented/],
]

/** The family of a part of the design system, by its name, e.g. "@shared/ui/select-field" -> "ui-forms". */
export const uiFamily = (key: string): Family =>
  uiFamilies.find(([, names]) => names.test(key.replace('@shared/ui/', '')))?.[0] ?? 'ui-frame'

/** A remote's own copies, which few phones ever ask for, lie in fewer files: each has its hash in the config. */
export const ownFamily = (family: Family): Family => (family === 'ui-first' ? 'ui-frame' : family)
