import * as v from 'valibot'
import { ReleaseError } from '../errors.ts'
import { sha384 } from '../releases/built-release.ts'
import { idOf, readRelease } from '../releases/publish.ts'
import { refuseSlip } from '../releases/typed-names.ts'
import { fileKey } from '../store/layout.ts'
import { type Command, columns } from './command.ts'
import { targetsOf } from './targets.ts'

const usage = 'sbom <unit>[@release]'

export const sbomCommand: Command = {
  usage,
  help: `The libraries that are in a release, with versions and licences; without @release the one published last. With --json the whole
bill of materials (CycloneDX), as other tools read it.`,
  options: {},
  async run(desk, names) {
    const [target, ...more] = targetsOf(names)
    if (!target || more.length > 0) throw new ReleaseError(`Name one unit: pnpm release ${usage}`, 'usage')
    const [store, { unit }] = [desk.store(), target]
    await refuseSlip(store, unit)
    const release = await idOf(store, target)
    const { sbom } = (await readRelease(store, (await desk.keys()).known, unit, release)).manifest
    if (!sbom)
      throw new ReleaseError(`${unit}@${release} was built without a bill of materials. A build of now has one.`)
    const bytes = await store.read(fileKey(unit, release, sbom.file))
    if (!bytes || sha384(bytes) !== sbom.integrity)
      throw new ReleaseError(
        `${sbom.file} of ${unit}@${release} is missing or damaged. Publish the same build again: pnpm release publish ${unit} --dir FOLDER`,
      )
    const text = Buffer.from(bytes).toString()
    return { text: columns(v.parse(bill, text).components.map(row)), json: JSON.parse(text) }
  },
}

const licence = v.union([
  v.object({ expression: v.string() }),
  v.object({ license: v.object({ id: v.optional(v.string()), name: v.optional(v.string()) }) }),
])
const component = v.object({
  ...{ name: v.string(), group: v.optional(v.string()), version: v.optional(v.string(), '') },
  licenses: v.optional(v.array(licence), []),
})
const bill = v.pipe(v.string(), v.parseJson(), v.object({ components: v.optional(v.array(component), []) }))

function row({ name, group, version, licenses }: v.InferOutput<typeof component>): string[] {
  const terms = licenses.map(one => ('expression' in one ? one.expression : (one.license.id ?? one.license.name ?? '')))
  return [group ? `${group}/${name}` : name, version, terms.join(', ') || 'no licence named']
}
