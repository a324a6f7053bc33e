/** Whether a changed surface carries a new version (docs/rules/shell.md#versions-of-the-surface). Pure. */

const steps = ['major', 'minor', 'patch'] as const
type Step = (typeof steps)[number]

/** Which number of the version grew; undefined where it did not grow. */
function raised(from: string, to: string): Step | undefined {
  const [a, b] = [from, to].map(version => version.split('.').map(Number))
  const at = steps.findIndex((_, place) => a?.[place] !== b?.[place])
  return (b?.[at] ?? 0) > (a?.[at] ?? 0) ? steps[at] : undefined
}

export const versionOf = (surface: string): string => /^# The surface of shell (\S+)/.exec(surface)?.[1] ?? '0.0.0'

/** "session.signIn" -> its declaration; what stands behind the exports belongs to no module. */
function exportsIn(surface: string): Map<string, string> {
  const modules = [...surface.matchAll(/^## shell\/(\S+)\n\n```ts\n(.*?)\n```$/gms)]
  return new Map(
    modules.flatMap(([, module, body = '']) =>
      body.split(/\n(?![\s})\]])/).map((text): [string, string] => {
        const [, name = ''] = /^(?:abstract )?\w+ ([\w$]+)/.exec(text) ?? []
        return [`${module}.${name}`, text]
      }),
    ),
  )
}

const withoutHead = (surface: string) => surface.slice(surface.indexOf('\n## '))

/**
 * @param before the surface as it was released
 * @param now the surface as the sources have it, its head with the version of shell/package.json
 * @returns what is wrong and how to mend it; undefined where nothing is
 */
export function judge(before: string, now: string): string | undefined {
  if (withoutHead(before) === withoutHead(now)) return undefined
  const [was, is] = [exportsIn(before), exportsIn(now)]
  const gone = [...was.keys()].filter(name => !is.has(name))
  const added = [...is.keys()].filter(name => !was.has(name))
  const changed = [...is.keys()].filter(name => was.has(name) && was.get(name) !== is.get(name))
  const step = raised(versionOf(before), versionOf(now))
  const enough = gone.length > 0 ? ['major'] : added.length > 0 ? ['major', 'minor'] : steps
  if (step && (enough as readonly Step[]).includes(step)) return undefined
  const differences = Object.entries({ gone, new: added, changed }).filter(([, names]) => names.length > 0)
  return `The surface of the shell changed, and shell/package.json says ${versionOf(now)} after ${versionOf(before)}.
${differences.map(([what, names]) => `  ${what}: ${names.join(', ')}\n`).join('')}Raise that version: major where an export is gone or renamed, takes less, or answers what it did not; minor where one is
new or takes more; else patch. Then write the new surface down: pnpm surface`
}
