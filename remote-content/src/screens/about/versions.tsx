/** What this phone runs, to be copied for whoever helps. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { SectionHeader } from '@shared/ui/section-header'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { Copy } from 'lucide-react'
import { useLanguage } from 'shell/i18n'
import { copy } from 'shell/overlay'
import { useLiveSet } from 'shell/release'
import { forSupport, written } from './about.model.ts'
import css from './about.module.css'

export function Versions() {
  const { units, ...set } = useLiveSet()
  const { bcp47 } = useLanguage()
  const phone = { ...set, language: bcp47, agent: navigator.userAgent, size: `${innerWidth}×${innerHeight}` }
  return (
    <section>
      <SectionHeader title={<Trans>Versions</Trans>} />
      <div translate="no">
        <Sums>
          {units.map(({ unit, here }) => (
            <SumRow key={unit} label={unit} value={written(here)} />
          ))}
        </Sums>
      </div>
      <div className={css.copy}>
        <Button wide icon={Copy} onClick={() => void copy(forSupport(units, phone))}>
          <Trans>Copy for support</Trans>
        </Button>
      </div>
    </section>
  )
}
