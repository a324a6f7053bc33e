import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Download } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Address } from '../address/index.tsx'
import { Button } from '../button/index.tsx'
import { IconButton } from '../icon-button/index.tsx'
import css from './index.module.css'
import { type Modules, modulesOf, pathOf, pictureOf } from './modules.ts'

export interface QrCardProps {
  /** What a camera reads; the address itself unless given. */
  text?: string | undefined
  /** What is shown beside it, to be compared: an address, a link, a code. */
  address: string
  /** As `Address`: a key that is typed off has no ends to compare. */
  plain?: boolean
  label: ReactNode
  /** Below: a memo, "Test server: do not send real funds". */
  children?: ReactNode
  onCopy: () => void
  /** `picture` makes the code as a PNG when it is asked for. */
  onSave?: ((picture: () => Promise<Blob>) => void) | undefined
}

/** An address for a camera and for the eye. */
export function QrCard({ text, address, plain, label, children, onCopy, onSave }: QrCardProps) {
  const { t } = useLingui()
  const modules = useMemo(() => modulesOf(text ?? address), [text, address])
  return (
    <div className={css.card} data-panel="">
      <Code modules={modules} />
      <div className={css.side}>
        <span className={css.label}>{label}</span>
        <Address value={address} plain={plain} />
        <div className={css.acts}>
          <Button small wide icon={Copy} onClick={onCopy}>
            <Trans>Copy</Trans>
          </Button>
          {onSave && (
            <span className={css.save}>
              <IconButton
                icon={Download}
                size={18}
                label={t`Save the QR code as a picture`}
                onClick={() => onSave(() => pictureOf(modules))}
              />
            </span>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}

/** Always black on white, its margin within: cameras find nothing on a dark ground. */
function Code({ modules }: { modules: Modules }) {
  const { t } = useLingui()
  return (
    <svg className={css.code} viewBox={`0 0 ${modules.size} ${modules.size}`} role="img" aria-label={t`QR code`}>
      <rect width={modules.size} height={modules.size} fill="white" />
      <path d={pathOf(modules)} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}
