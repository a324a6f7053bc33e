/** Categories of the help centre, in its order. */
import type { LanguageCode } from '@shared/contract'
import type { Language } from '@shared/engine/refusals/languages'
import { traditional } from '@shared/engine/refusals/traditional'

/** Words by hand in the eight languages. */
export type InEight = Readonly<Record<LanguageCode, string>>

export const categories = ['start', 'account', 'recharge', 'trading', 'invest', 'programme'] as const
export type Category = (typeof categories)[number]

const names: Readonly<Record<Category, InEight>> = {
  start: {
    'en-us': 'Start',
    ko: '시작하기',
    jp: 'はじめに',
    tai: 'เริ่มต้น',
    mlxy: 'Mula',
    vl: 'Bắt đầu',
    xi: 'Primeros pasos',
    'zh-cn': '入门',
  },
  account: {
    'en-us': 'Account & security',
    ko: '계정과 보안',
    jp: 'アカウントとセキュリティ',
    tai: 'บัญชีและความปลอดภัย',
    mlxy: 'Akaun & keselamatan',
    vl: 'Tài khoản và bảo mật',
    xi: 'Cuenta y seguridad',
    'zh-cn': '账号与安全',
  },
  recharge: {
    'en-us': 'Deposits & withdrawals',
    ko: '입금과 출금',
    jp: '入金と出金',
    tai: 'ฝากและถอน',
    mlxy: 'Deposit & pengeluaran',
    vl: 'Nạp và rút tiền',
    xi: 'Depósitos y retiradas',
    'zh-cn': '充值与提现',
  },
  trading: {
    'en-us': 'Trading',
    ko: '거래',
    jp: '取引',
    tai: 'การเทรด',
    mlxy: 'Dagangan',
    vl: 'Giao dịch',
    xi: 'Trading',
    'zh-cn': '交易',
  },
  invest: {
    'en-us': 'Investment & loans',
    ko: '투자와 대출',
    jp: '投資とローン',
    tai: 'การลงทุนและสินเชื่อ',
    mlxy: 'Pelaburan & pinjaman',
    vl: 'Đầu tư và vay',
    xi: 'Inversión y préstamos',
    'zh-cn': '理财与贷款',
  },
  programme: {
    'en-us': 'Programme',
    ko: '혜택 프로그램',
    jp: 'プログラム',
    tai: 'โปรแกรมสมาชิก',
    mlxy: 'Program',
    vl: 'Chương trình',
    xi: 'Programa',
    'zh-cn': '会员计划',
  },
}

/** @param category one that the operator made up is shown as it is */
export function nameOfCategory(category: string, language: Language): string {
  const words = names[category as Category]
  if (!words) return category
  return language === 'zh-hant' ? traditional(words['zh-cn']) : words[language]
}

/** Where a category stands; unknown ones come last. */
export function placeOfCategory(category: string): number {
  const place = categories.indexOf(category as Category)
  return place < 0 ? categories.length : place
}
