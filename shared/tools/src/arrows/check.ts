/** Cruises the workspace and names each forbidden import. */
import { readdirSync } from 'node:fs'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { circlesOf } from './circles.ts'
import { hiddenTypes } from './hidden-types.ts'
import { rules } from './rules.ts'

export type Found = { modules: number; violations: readonly string[] }

/**
 * @param root folder of the workspace
 * @throws where no module was seen: a gate that looked at nothing must not say all is well
 */
export async function checkArrows(root: string): Promise<Found> {
  const { output } = await cruise(['shell', 'shared', ...remotes(root)], {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules },
    // With typescript 7 the default parser finds no import at all and reports success.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|templates|fixtures|\\.cache|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  })
  const { summary, modules } = output as ICruiseResult
  if (summary.totalCruised < 50 || (summary.totalDependenciesCruised ?? 0) < 50)
    throw new Error(
      `The arrows were checked over ${summary.totalCruised} modules only: the parser sees nothing. Check "parser" in arrows/check.ts`,
    )
  return {
    modules: summary.totalCruised,
    violations: [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}\n  ${remedy(rule.name)}`),
      ...circlesOf(modules),
      ...hiddenTypes(root, modules),
    ],
  }
}

const remedy = (name: string) => rules.find(rule => rule.name === name)?.comment ?? ''

const remotes = (root: string) => readdirSync(root).filter(name => name.startsWith('remote-'))
