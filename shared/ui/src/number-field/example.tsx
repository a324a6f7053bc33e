import type { Decimal } from '@shared/money/decimal'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type Example, Share, Stack } from '../example.tsx'
import { Icon } from '../icon/index.tsx'
import { NumberField, type NumberFieldProps } from './index.tsx'

type KeptProps = { start?: Decimal | '' } & Partial<NumberFieldProps>

function Kept({ start = '', ...props }: KeptProps) {
  const [value, setValue] = useState<Decimal | ''>(start)
  return <NumberField label="Quantity" {...props} value={value} onChange={setValue} />
}

const currency = (
  <button type="button" style={{ display: 'flex', alignItems: 'center', minHeight: 'var(--tap)' }}>
    BTC <Icon of={ChevronDown} size={18} />
  </button>
)

const render = () => (
  <Stack>
    <Kept start="0.148" unitControl={currency} data-focus="" />
    <Kept label="Số tiền đã chuyển" labelled="above" note="Tối thiểu 50 USDT" start="1500" unit="USDT" />
    <Kept label="Amount" unit="USDT" max="6214.90" help="Fee 1.00, you receive 99.00" placeholder="0" />
    <Kept
      label="Amount"
      labelled="above"
      note="Available 6,214.90"
      unit="USDT"
      start="9000"
      error="More than you have. The most is 6,214.90 USDT."
    />
    <Share>
      <div style={{ flex: 1 }}>
        <Kept label="Take profit" labelled="stacked" start="108000" />
      </div>
      <div style={{ flex: 1 }}>
        <Kept label="Stop loss" labelled="stacked" start="101500" />
      </div>
    </Share>
    <Kept label="Price" labelled="above" start="104286.4" step={{ by: '0.1', least: '0' }} />
    <Ambiguous />
    <Kept label="Quantity" start="1" unit="lots" reason="Prices are 9 s old. Orders wait until they are fresh." />
  </Stack>
)

/** As if "1,234" had been typed. */
function Ambiguous() {
  const [value, setValue] = useState<Decimal | ''>('')
  const typed = (input: HTMLInputElement | null) => {
    if (!input || input.dataset.typed) return
    input.dataset.typed = 'yes'
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1,234')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return <NumberField label="Amount" unit="USDT" value={value} onChange={setValue} ref={typed} />
}

export const example: Example = { name: 'Number field', render }
