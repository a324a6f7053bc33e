/** What a run found, as a person reads it. */
import { calls } from '@shared/contract'
import { type Exam, nameOf } from './exam.ts'
import { findingText, isFault } from './finding.ts'

const counted = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`

/** Faults first, then what is advised, then what was not looked at, and what it comes to. */
export function reportOf(exam: Exam): string {
  const faults = exam.findings.filter(isFault)
  const advice = exam.findings.filter(finding => !isFault(finding))
  return [
    ...section('Wrong', faults.map(findingText)),
    ...section('It works, but', advice.map(findingText)),
    ...section('Seen as a refusal alone, so that nothing is known of the answer', namesOf(exam, 'refused')),
    ...section('Not looked at', [...namesOf(exam, 'not asked'), ...exam.skipped]),
    summaryOf(exam, faults.length, advice.length),
  ].join('\n')
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${title}:`, ...lines, ''] : []

function namesOf({ outcomes }: Exam, state: 'refused' | 'not asked'): string[] {
  return [...outcomes].filter(([, each]) => each.state === state).map(([name, { why }]) => `  ${name}  ${why}`)
}

function summaryOf({ outcomes }: Exam, faults: number, advice: number): string {
  const read = calls.filter(row => outcomes.get(nameOf(row))?.state === 'read').length
  const found = `${counted(faults, 'fault')}, ${counted(advice, 'piece of advice', 'pieces of advice')}`
  return `${counted(read, 'call')} answered and read; ${found}.`
}
