/** The way of an order to its last look: the first one on a device passes by what the product is, what it costs and can cost. */
import { type SheetFrame, useSheet } from 'shell/screen'
import { useExplained } from './explained.ts'

/** @param product e.g. "second" · @typeParam Intent what the last look is at */
export function useOrderSheets<Intent>(product: string) {
  const [told, setTold] = useExplained(product)
  const explained = useSheet<Intent | null>()
  const confirm = useSheet<Intent>()
  const { value: next } = explained
  const goOn = (intent: Intent) => {
    setTold()
    explained.close()
    confirm.show(intent)
  }
  return {
    /** null where something is still wrong with it. */
    order: (intent: Intent | null) => intent !== null && (told ? confirm : explained).show(intent),
    /** Leads to no order. */
    explain: () => explained.show(null),
    told: {
      key: `explained ${explained.key}`,
      /** What was pressed; undefined where it is only asked about. */
      intent: next ?? undefined,
      frame: {
        open: explained.open,
        onClose: explained.close,
        onContinue: next === null ? undefined : () => goOn(next),
      } satisfies SheetFrame & { onContinue: unknown },
    },
    confirm: {
      key: `order ${confirm.key}`,
      intent: confirm.value,
      frame: { open: confirm.open, onClose: confirm.close } satisfies SheetFrame,
    },
  }
}
