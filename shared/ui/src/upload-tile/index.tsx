import { Trans, useLingui } from '@lingui/react/macro'
import { formatBytes } from '@shared/format/bytes'
import { formatPercent } from '@shared/format/number'
import { Camera, CircleAlert, CircleCheck, Image, ImagePlus, X } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { IconButton } from '../icon-button/index.tsx'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'

interface Chosen {
  name: string
  /** Its picture (an object URL), as soon as there is one. */
  preview?: string | undefined
}

export type UploadState =
  | { kind: 'empty' }
  | (Chosen & { kind: 'compressing' })
  /** `part` from 0 to 1; `bytes` as it travels, compressed. */
  | (Chosen & { kind: 'uploading'; part: number; bytes?: number | undefined })
  | (Chosen & { kind: 'done' })
  | (Chosen & { kind: 'failed'; reason: string })
  /** An earlier one that still serves. */
  | (Chosen & { kind: 'kept' })
  /** An earlier one that does not, in the words of whoever looked at it. */
  | (Chosen & { kind: 'rejected'; reason: string })

export interface UploadTileProps {
  state: UploadState
  /** What is asked for: "Picture of the transfer". */
  label: ReactNode
  /** Which files: "JPG, PNG". */
  hint?: ReactNode
  accept?: string | undefined
  onPick: (file: File) => void
  /** Opens a camera instead of the phone's files. */
  onTake?: (() => void) | undefined
  /** Absent where the same file would only fail again. */
  onRetry?: (() => void) | undefined
  /** Stops it, or takes it away again. */
  onRemove: () => void
}

/** Nothing of its own to take away: it was handed in before. */
const isEarlier = ({ kind }: UploadState) => kind === 'kept' || kind === 'rejected'

/** One file on its way: chosen, compressed, sent, there; or failed, with the reason and another try. */
export function UploadTile({ state, label, hint, accept = 'image/*', onPick, onRemove, ...ways }: UploadTileProps) {
  const { t } = useLingui()
  if (state.kind === 'empty') return <Empty {...{ label, hint, accept, onPick, onTake: ways.onTake }} />
  return (
    <div className={css.tile} data-kind={state.kind}>
      <span className={css.thumb}>{state.preview ? <img src={state.preview} alt="" /> : <Icon of={Image} />}</span>
      <div className={css.body}>
        <Journey {...state} />
        <Again kind={state.kind} {...ways} />
      </div>
      {!isEarlier(state) && <IconButton icon={X} size={20} label={t`Remove ${state.name}`} onClick={onRemove} />}
    </div>
  )
}

type AgainProps = Pick<UploadTileProps, 'onTake' | 'onRetry'> & { kind: UploadState['kind'] }

/** The same once more, or another one in its place. */
function Again({ kind, onTake, onRetry }: AgainProps) {
  const retry = kind === 'failed' && onRetry
  const take = (kind === 'rejected' || kind === 'kept' || kind === 'failed') && onTake
  if (!retry && !take) return null
  return (
    <span className={css.again}>
      {retry && (
        <Button small onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
      )}
      {take && (
        <Button small look={kind === 'rejected' ? 'primary' : 'neutral'} onClick={take}>
          <Trans>Retake</Trans>
        </Button>
      )}
    </span>
  )
}

type EmptyProps = Pick<UploadTileProps, 'label' | 'hint' | 'accept' | 'onPick' | 'onTake'>

function Empty({ label, hint, accept, onPick, onTake }: EmptyProps) {
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = '' // the same file may be picked again
    if (file) onPick(file)
  }
  const words = (
    <span className={css.body}>
      <span className={css.name}>{label}</span>
      {hint !== undefined && <span className={css.note}>{hint}</span>}
    </span>
  )
  if (onTake)
    return (
      <button type="button" className={css.tile} data-kind="empty" onClick={onTake}>
        <span className={css.thumb}>
          <Icon of={Camera} size={22} />
        </span>
        {words}
      </button>
    )
  return (
    <label className={css.tile} data-kind="empty">
      <input className="visually-hidden" type="file" accept={accept} onChange={pick} />
      <span className={css.thumb}>
        <Icon of={ImagePlus} size={22} />
      </span>
      {words}
    </label>
  )
}

function Journey(state: Exclude<UploadState, { kind: 'empty' }>) {
  const locale = useLocale()
  const part = state.kind === 'uploading' ? state.part : undefined
  return (
    <>
      <span className={css.line}>
        <span className={css.name}>{state.name}</span>
        {part !== undefined && (
          <span className={`num ${css.note}`} translate="no">
            {formatPercent(locale, part.toFixed(4), { places: 0 })}
          </span>
        )}
      </span>
      {part !== undefined && <Bar name={state.name} part={part} />}
      <span className={css.note} role="status">
        <Stage {...state} />
      </span>
    </>
  )
}

const Bar = ({ name, part }: { name: string; part: number }) => (
  <span className={css.bar} role="progressbar" aria-label={name} aria-valuenow={Math.trunc(part * 100)}>
    <i style={{ width: `${part * 100}%` }} />
  </span>
)

function Stage(state: Exclude<UploadState, { kind: 'empty' }>) {
  const locale = useLocale()
  switch (state.kind) {
    case 'compressing':
      return <Trans>Compressing…</Trans>
    case 'uploading': {
      const size = state.bytes === undefined ? undefined : formatBytes(locale, state.bytes)
      return size === undefined ? <Trans>Uploading</Trans> : <Trans>Uploading, {size} after compression</Trans>
    }
    case 'done':
      return (
        <span className={css.done}>
          <Icon of={CircleCheck} size={16} />
          <Trans>Uploaded</Trans>
        </span>
      )
    case 'kept':
      return (
        <span className={css.done}>
          <Icon of={CircleCheck} size={16} />
          <Trans>Previous photo</Trans>
        </span>
      )
    case 'failed':
    case 'rejected':
      return (
        <span className={css.failed}>
          <Icon of={CircleAlert} size={16} />
          <span>{state.reason}</span>
        </span>
      )
  }
}
