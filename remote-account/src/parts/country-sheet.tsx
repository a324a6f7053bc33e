/** The list of all countries in a sheet; its table comes with the list, not with the form. */
import { Trans } from '@lingui/react/macro'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import type { ComponentProps } from 'react'
import { useLater } from 'shell/screen'
import type { Countries } from './countries.tsx'

const load = () => import('./countries.tsx')

type ListProps = ComponentProps<typeof Countries>
type Props = ListProps & { open: boolean; onClose(): void }

function List(props: ListProps) {
  const { parts } = useLater(load)
  return parts ? <parts.Countries {...props} /> : <SkeletonRows rows={8} single />
}

/** Closes itself once one is picked. */
export const CountrySheet = ({ open, onClose, value, onPick, plain }: Props) => (
  <Sheet open={open} onClose={onClose} title={<Trans>Country or region</Trans>}>
    <List
      value={value}
      plain={plain}
      onPick={country => {
        onPick(country)
        onClose()
      }}
    />
  </Sheet>
)
