/** The design system's parts travel in four files, by their use: a screen fetches a family at once, not a file per part. */
import path from 'node:path'

const families: [string, RegExp][] = [
  ['ui-chart', /chart|candle|spark|depth/],
  ['ui-overlays', /dialog|sheet|menu|popover|drawer|toast|tooltip|picker/],
  ['ui-forms', /field|form|checkbox|switch|radio|slider|upload|stepper|keypad|password|segmented/],
]

/** The chunk of a part's module, e.g. ".../shared/ui/src/select-field/index.tsx" -> "ui-forms"; the rest is the frame's. */
export function uiChunk(module: { nameForCondition(): string | null }): string {
  const file = module.nameForCondition() ?? ''
  const part = path.basename(path.dirname(file))
  return families.find(([, names]) => names.test(part))?.[0] ?? 'ui-frame'
}
