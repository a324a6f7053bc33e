import { type Example, Share, Stack } from '../example.tsx'
import { SelectField } from './index.tsx'

const render = () => (
  <Stack>
    <SelectField label="Document" placeholder="Choose one" />
    <SelectField label="Network" value="TRC20" labelled="inside" />
    <Share>
      <SelectField label="Leverage" value="20x" labelled="hidden" data-pressed="" />
      <SelectField label="Order type" value="Market" labelled="hidden" data-focus="" />
    </Share>
    <SelectField label="Country" placeholder="Choose one" error="Choose the country of your document." />
    <SelectField label="Currency" value="USDT" reason="Only USDT can be withdrawn today." />
  </Stack>
)

export const example: Example = { name: 'Select field', render }
