import { expect, test } from '@jest/globals'
import { uiFamily } from './families.ts'

test.each([
  ['@shared/ui/select-field', 'ui-forms'],
  ['@shared/ui/switch', 'ui-forms'],
  ['@shared/ui/sheet', 'ui-overlays'],
  ['@shared/ui/sparkline', 'ui-first'],
  ['@shared/ui/amount', 'ui-frame'],
  ['@shared/ui/chart-skin', 'ui-figures'],
  ['@shared/ui/button', 'ui-first'],
])('%s travels with %s', (part, family) => expect(uiFamily(part)).toBe(family))
