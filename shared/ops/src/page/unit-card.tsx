import { Trans } from '@lingui/react/macro'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import type { ReactNode } from 'react'
import type { Fare, Named, Origin, Unit } from '../protocol.ts'
import { FareView } from './fare-view.tsx'
import { Faults } from './faults.tsx'
import { ReleaseName, RolledBack, Since, useFigures } from './names.tsx'
import css from './ops.module.css'
import { OriginNote } from './origin-note.tsx'
import type { Plan } from './plan.ts'
import { type Scale, scaleOf } from './rate-picture.tsx'
import { TakenBackNote } from './taken-back-note.tsx'

export interface UnitCardProps {
  unit: Unit
  onPlan: (plan: Plan) => void
}

/** One unit: what runs, how it fares, and what can be done. */
export function UnitCard({ unit, onPlan }: UnitCardProps) {
  const { unit: name, live, canary, previous, waiting } = unit
  const scale = scaleOf([live?.fare, canary?.fare])
  const { percent } = useFigures()
  return (
    <section className={css.card} aria-label={name} data-unit={name}>
      <h2 className={css.unit}>{name}</h2>
      {live ? (
        <Row
          mark={
            <Badge kind="ok">
              <Trans>Live</Trans>
            </Badge>
          }
          release={live}
          note={unit.rolledBack ? <RolledBack {...unit.rolledBack} /> : <Since {...live.since} />}
          fare={live.fare}
          scale={scale}
        >
          <LiveActs unit={unit} onPlan={onPlan} />
        </Row>
      ) : (
        <p className={css.quiet}>
          <Trans>Not live</Trans>
        </p>
      )}
      {canary && (
        <Row
          mark={
            <Badge kind="wait">
              <Trans>Canary {percent(canary.percent / 100)}</Trans>
            </Badge>
          }
          release={canary}
          note={<Since {...canary.since} />}
          fare={canary.fare}
          scale={scale}
        >
          <CanaryActs unit={unit} onPlan={onPlan} />
        </Row>
      )}
      {waiting && (
        <Row
          mark={
            <Badge kind="brand">
              <Trans>Published</Trans>
            </Badge>
          }
          release={waiting}
          note={
            <>
              <Trans>published last, not live</Trans> <TakenBackNote takenBack={waiting.takenBack} />
            </>
          }
        >
          <Button
            small
            look="tonal"
            onClick={() => onPlan({ kind: 'promote', unit: name, release: waiting, live, canary })}
          >
            <Trans>Promote</Trans>
          </Button>
        </Row>
      )}
      {previous && (
        <p className={css.quiet}>
          <Trans>Fallback if the live release can't be loaded:</Trans> <ReleaseName {...previous} />
        </p>
      )}
      <Faults unit={unit} />
    </section>
  )
}

interface RowProps {
  mark: ReactNode
  release: Named & { origin?: Origin | null | undefined }
  note: ReactNode
  fare?: Fare | null
  scale?: Scale
  children: ReactNode
}

function Row({ mark, release, note, fare, scale, children }: RowProps) {
  return (
    <div className={css.row}>
      <div className={css.what}>
        <span className={css.marks}>
          {mark} <ReleaseName {...release} />
        </span>
        <span className={css.note}>{note}</span>
        <OriginNote origin={release.origin} />
      </div>
      {fare && scale && <FareView fare={fare} scale={scale} />}
      <div className={css.acts}>{children}</div>
    </div>
  )
}

function LiveActs({ unit: { unit, live, back, canary }, onPlan }: UnitCardProps) {
  if (!live || !back) return null
  return (
    <Button small onClick={() => onPlan({ kind: 'rollback', unit, from: live, to: back, canary })}>
      <Trans>Roll back</Trans>
    </Button>
  )
}

function CanaryActs({ unit: { unit, live, canary }, onPlan }: UnitCardProps) {
  if (!live || !canary) return null
  return (
    <>
      <Button small look="tonal" onClick={() => onPlan({ kind: 'promote', unit, release: canary, live, canary })}>
        <Trans>Promote</Trans>
      </Button>
      <Button small onClick={() => onPlan({ kind: 'end-canary', unit, from: canary, to: live })}>
        <Trans>End canary</Trans>
      </Button>
    </>
  )
}
