/** A remote's stylesheets touch its own screens alone, within their layer and in the colours of the design system. */
import { type ReadSheet, reaches, readSheet } from '@shared/federation/sheet'
import type { Finding } from '../errors.ts'
import type { Sheet, Situation } from './situation.ts'

type Known = ReadSheet & { sheet: Sheet; isNew: boolean }

export function leakingStyles({ coming, sheets }: Situation): Finding[] {
  const isComing = ({ unit, release }: Sheet) =>
    coming.some(({ manifest }) => manifest.unit === unit && manifest.release === release)
  const known = sheets.map(sheet => ({ sheet, isNew: isComing(sheet), ...readSheet(sheet.file, sheet.code, true) }))
  const remotes = known.filter(({ sheet }) => sheet.unit !== 'shell')
  return [
    ...known.flatMap(({ sheet, isNew, broken }) =>
      isNew && broken ? [finding(sheet, `does not parse: ${broken}`, mendParse)] : [],
    ),
    ...remotes.flatMap(({ sheet, isNew, faults }) =>
      isNew ? faults.map(({ what, mend }) => finding(sheet, what, mend)) : [],
    ),
    ...remotes.flatMap(one => known.flatMap(other => (one.isNew || other.isNew ? shared(one, other) : []))),
  ]
}

const mendParse = 'Mend the stylesheet where it says so, build and publish again.'
const mendShared =
  'Begin the selector with a class of the module, which the build makes unlike that of any other unit and release.'

const finding = ({ unit, release, file }: Sheet, what: string, mend: string): Finding => ({
  what: `${file} of ${unit}@${release} ${what}`,
  mend,
})

/** A remote may name a global class of the shell below one of its own; alone it would style everybody's. */
function shared(one: Known, other: Known): Finding[] {
  if (one.sheet.unit === other.sheet.unit) return []
  const same = one.targets.filter(target => reaches(target, other.names)).map(({ name }) => name)
  if (same.length === 0) return []
  const whose = `${other.sheet.file} of ${other.sheet.unit}@${other.sheet.release}`
  return [finding(one.sheet, `also styles ${same.slice(0, 3).join(', ')}, as ${whose} does`, mendShared)]
}
