/** What the four checks found, each in its words; one that failed with what it held against what. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '@shared/ui/icon'
import { Spinner } from '@shared/ui/spinner'
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Claim } from './claim.tsx'
import { Held } from './held.tsx'
import css from './offerings.module.css'
import { type Case, type CheckName, checkNames, lotsIn, shortHash } from './proof.model.ts'
import { type Run, useChecks } from './use-checks.ts'
import { useFigures } from './words.ts'

const icons = { holds: CircleCheck, fails: CircleX, open: CircleDashed }

export function Checks({ of }: { of: Case }) {
  const { t } = useLingui()
  const runs = useChecks(of)
  return (
    <ol className={css.checks} aria-label={t`Four checks run on this phone`} aria-live="polite">
      {runs.map(run => (
        <Check key={run.name} of={of} run={run} />
      ))}
      {runs.length < checkNames.length && (
        <li data-result="runs">
          <Spinner />
          <span>
            <Trans>Checking…</Trans>
          </span>
        </li>
      )}
    </ol>
  )
}

type CheckProps = { of: Case; run: Run }

function Check({ of, run }: CheckProps) {
  const { name, result, values } = run
  const hash = hashOf(name, of)
  return (
    <li data-result={result}>
      <Icon of={icons[result]} size={20} />
      <div>
        <p className={css.check}>
          <b>
            <Claim of={run} />
          </b>
          <Verdict of={result} />
        </p>
        <p className={css.why}>
          <Why of={of} run={run} />
        </p>
        {values.length > 0 && (
          <dl className={css.values}>
            {values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
              <Held key={at} of={value} />
            ))}
          </dl>
        )}
      </div>
      {hash && result !== 'fails' && (
        <span className={css.ends} translate="no">
          {shortHash(hash)}
        </span>
      )}
    </li>
  )
}

function hashOf(name: CheckName, { proof }: Case): string | null {
  if (name === 'commitment') return proof.commitHash
  return name === 'list' ? proof.entriesHash : null
}

/** Colour and sign are not all: it is said, too. */
function Verdict({ of }: { of: Run['result'] }) {
  const words = {
    holds: <Trans context="check">passed</Trans>,
    fails: <Trans context="check">failed</Trans>,
    open: <Trans context="check">not checked</Trans>,
  }
  return <span className="visually-hidden"> {words[of]}</span>
}

function Why({ of, run }: CheckProps): ReactNode {
  switch (run.name) {
    case 'commitment':
      return <Promised of={of} run={run} />
    case 'list':
      return <Listed of={of} run={run} />
    case 'own':
      return <Own of={of} />
    case 'winners':
      return <Drawn of={of} run={run} />
  }
}

function Promised({ of: { proof, mine }, run }: CheckProps) {
  if (run.result === 'open') return <Trans>The seed is published with the draw.</Trans>
  if (mine?.kept) return <Trans>Kept on this phone since you applied</Trans>
  if (mine) return <Trans>You applied on another device, so this check uses the commitment the exchange shows.</Trans>
  return proof.serverSeed === null ? null : <Trans>The commitment that the exchange shows</Trans>
}

function Listed({ of: { proof, mine }, run }: CheckProps) {
  const many = proof.entries.length
  const all = useFigures().count(many)
  if (run.result === 'open') return <Trans>The list is published when applications close.</Trans>
  if (mine?.entriesHash)
    return (
      <Plural
        value={many}
        one={`${all} entry, matching what this phone saw before the draw`}
        other={`${all} entries, matching what this phone saw before the draw`}
      />
    )
  return (
    <Plural
      value={many}
      one={`${all} entry, locked before the draw`}
      other={`${all} entries, locked before the draw`}
    />
  )
}

/** Who has no entry can't look for it: what this check is worth to them is said. */
function Own({ of: { proof, mine } }: { of: Case }) {
  if (!mine)
    return (
      <Trans>
        You didn't apply, so there's no entry of yours to check. Applicants can use this to find their own lots and
        salt.
      </Trans>
    )
  if (proof.entriesHash === null) return <Trans>The list is published when applications close.</Trans>
  const { lots, salt } = mine
  return <Plural value={lots} one={`# lot, salt ${salt}`} other={`# lots, salt ${salt}`} />
}

function Drawn({ of: { proof }, run }: CheckProps) {
  const { count } = useFigures()
  if (run.result === 'open') return <Trans>This can be checked once the draw is done.</Trans>
  const [lots, ms] = [count(lotsIn(proof)), count(run.ms)]
  return (
    <Trans>
      {lots} lots drawn again in {ms} ms
    </Trans>
  )
}
