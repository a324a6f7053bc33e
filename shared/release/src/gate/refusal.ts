/** What the gate says where it refuses. */
import { type Finding, ReleaseError } from '../errors.ts'

/** What speaks against a proposal. */
export type Failed = Finding & {
  /** It cannot be loaded, so nobody may insist on it. */
  dead?: boolean
  /** It would let somebody else decide what pages run, so nobody may insist on it. */
  firm?: boolean
  /** What follows `mend` at a command line: an option that leads on. */
  typed?: string
}

export type Found = Failed & {
  /** The rule that found it. */
  rule: string
}

const loadless = 'What cannot be loaded goes out by nothing'
const keyless = 'A key that is not yours goes out by nothing'
const insist = 'To insist: --force --why "…"; the reason goes into the log.'

/** Its message is for who typed a command. */
export class GateRefusal extends ReleaseError {
  /** Whether a person may insist. */
  readonly passable: boolean
  /** The same without the options of a command line, for a page, which has its own ways. */
  readonly plain: string

  constructor(found: readonly Found[], passable: boolean) {
    const typed = ({ mend, typed: option }: Found) => (option ? `${mend} ${option}` : mend)
    const never = [
      ...(found.some(({ dead }) => dead) ? [loadless] : []),
      ...(found.some(({ firm }) => firm) ? [keyless] : []),
    ]
    super(refusing(found, typed, passable ? [insist] : never.map(why => `${why}, --force neither.`)))
    this.passable = passable
    this.plain = refusing(found, ({ mend }) => mend, passable ? [] : never.map(why => `${why}.`))
  }
}

function refusing(found: readonly Found[], mendOf: (one: Found) => string, ending: readonly string[]): string {
  const lines = found.map(one => `  ${one.rule}: ${one.what}.\n    ${mendOf(one)}`)
  return ['The gate refuses:', ...lines, ...ending].join('\n')
}
