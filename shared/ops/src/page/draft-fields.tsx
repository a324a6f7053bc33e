import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@shared/ui/checkbox'
import { Field } from '@shared/ui/field'
import { addedKeys, canBePart, type Draft, type Plan, readPercent } from './plan.ts'

export interface DraftFieldsProps {
  plan: Plan
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** How many phones, who, and why: the last two stand in the log. */
export function DraftFields({ plan, draft, onDraft }: DraftFieldsProps) {
  const { t } = useLingui()
  const fill = (more: Partial<Draft>) => onDraft({ ...draft, ...more })
  return (
    <>
      {canBePart(plan) && <Part draft={draft} onFill={fill} />}
      {plan.kind === 'rollback' && (
        <Checkbox checked={draft.forced} onChange={forced => fill({ forced })}>
          <Trans>Open pages switch to it at once, even in the middle of a form</Trans>
        </Checkbox>
      )}
      {addedKeys(plan).map((key, at) => (
        <Field
          key={key}
          label={t`Fingerprint of ${key}`}
          help={t`Ask the holder of ${key}, who sees it with “pnpm release keys list”.`}
          value={draft.fingerprints[at] ?? ''}
          onChange={typed =>
            fill({ fingerprints: addedKeys(plan).map((_, i) => (i === at ? typed : (draft.fingerprints[i] ?? ''))) })
          }
          autoComplete="off"
        />
      ))}
      <Field label={t`Your name`} value={draft.who} onChange={who => fill({ who })} autoComplete="name" />
      {plan.kind !== 'approve' && (
        <Field label={t`Why`} help={t`It is logged.`} value={draft.why} onChange={why => fill({ why })} />
      )}
    </>
  )
}

function Part({ draft: { everybody, percent }, onFill }: { draft: Draft; onFill: (more: Partial<Draft>) => void }) {
  const { t } = useLingui()
  const wrong = readPercent(percent) === null ? t`Enter 0.01 to 99.99.` : undefined
  return (
    <>
      <Checkbox checked={everybody} onChange={on => onFill({ everybody: on })}>
        <Trans>To all phones</Trans>
      </Checkbox>
      {!everybody && (
        <Field
          label={t`Share of phones`}
          value={percent}
          onChange={text => onFill({ percent: text })}
          inputMode="decimal"
          suffix="%"
          error={wrong}
        />
      )}
    </>
  )
}
