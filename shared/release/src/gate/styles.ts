/** A remote's stylesheets touch its own screens alone; what is global belongs to the shell. */
import type { Finding } from '../errors.ts'
import { type ReadSheet, readSheet } from './sheet.ts'
import type { Sheet, Situation } from './situation.ts'

type Known = ReadSheet & { sheet: Sheet; isNew: boolean }

export function leakingStyles({ coming, sheets }: Situation): Finding[] {
  const isComing = ({ unit, release }: Sheet) =>
    coming.some(({ manifest }) => manifest.unit === unit && manifest.release === release)
  const known = sheets.map(sheet => ({ sheet, isNew: isComing(sheet), ...readSheet(sheet.file, sheet.code) }))
  const remotes = known.filter(({ sheet }) => sheet.unit !== 'shell')
  return [
    ...known.flatMap(({ sheet, isNew, broken }) =>
      isNew && broken ? [finding(sheet, `does not parse: ${broken}`, mendParse)] : [],
    ),
    ...remotes.flatMap(({ sheet, isNew, leaks }) => (isNew ? leaks.map(what => finding(sheet, what, mendLeak)) : [])),
    ...remotes.flatMap(one => known.flatMap(other => (one.isNew || other.isNew ? shared(one, other) : []))),
  ]
}

const mendParse = 'Mend the stylesheet where it says so, build and publish again.'
const mendLeak = 'Begin the selector with a class of the module; what is global belongs to the shell.'
const mendShared =
  'Begin the selector with a class of the module, which the build makes unlike that of any other unit and release.'

const finding = ({ unit, release, file }: Sheet, what: string, mend: string): Finding => ({
  what: `${file} of ${unit}@${release} ${what}`,
  mend,
})

/** A remote may name a global class of the shell below one of its own; alone it would style everybody's. */
function shared(one: Known, other: Known): Finding[] {
  if (one.sheet.unit === other.sheet.unit) return []
  const same = one.anchors
    .filter(classes => classes.every(name => other.names.has(name)))
    .map(classes => classes.join(' '))
  if (same.length === 0) return []
  const whose = `${other.sheet.file} of ${other.sheet.unit}@${other.sheet.release}`
  return [finding(one.sheet, `also styles ${same.slice(0, 3).join(', ')}, as ${whose} does`, mendShared)]
}
