import type { MessageTexts } from './shape.ts'

export const tai: MessageTexts = {
  'recharge-address': {
    title: 'ข้อมูลการฝากพร้อมแล้ว',
    text: 'ข้อมูลสำหรับฝาก {currency} ({network}) พร้อมแล้ว โอนเงินแล้วเพิ่มหลักฐานการโอน',
  },
  'recharge-delivered': { title: 'เงินเข้าแล้ว', text: 'ยอด {credited} เข้าบัญชีเงินทุนแล้ว' },
  'recharge-rejected': { title: 'รายการฝากไม่ผ่านการอนุมัติ', text: 'รายการฝาก {amount} ไม่ผ่านการอนุมัติ {reason}' },
  'recharge-expired': {
    title: 'รายการฝากหมดอายุ',
    text: 'รายการฝาก {amount} ไม่ได้ชำระภายในเวลาที่กำหนดและหมดอายุแล้ว หากต้องการฝากต่อ ให้เริ่มรายการใหม่',
  },
  'recharge-not-arrived': {
    title: 'ยังไม่ได้รับเงิน',
    text: 'ไม่พบเงิน {amount} ที่โอนเข้ามา ตรวจสอบกับธนาคารหรือกระเป๋าเงินก่อนเริ่มรายการฝากใหม่',
  },
  'position-take-profit': {
    title: 'ถึงราคาทำกำไร',
    text: '{symbol}: ปิดโพซิชัน {quantity} ที่ {price} แล้ว กำไร/ขาดทุนหลังหักค่าธรรมเนียม: {profit}',
  },
  'position-stop-loss': {
    title: 'ถึงราคาตัดขาดทุน',
    text: '{symbol}: ปิดโพซิชัน {quantity} ที่ {price} แล้ว กำไร/ขาดทุนหลังหักค่าธรรมเนียม: {profit}',
  },
  'position-liquidated': {
    title: 'โพซิชันถูกบังคับปิด',
    text: '{symbol}: มาร์จิ้นไม่พอรองรับผลขาดทุน {quantity} ถูกบังคับปิดที่ {price} กำไร/ขาดทุนหลังหักค่าธรรมเนียม: {profit}',
  },
  'device-added': {
    title: 'มีการเข้าสู่ระบบใหม่',
    text: 'มีการเข้าสู่ระบบบัญชีนี้จากเบราว์เซอร์ใหม่ หากไม่ใช่คุณ ให้ติดต่อเรา',
  },
  'demo-account': {
    title: 'บัญชีตัวอย่าง',
    text: 'บัญชีนี้มากับแพลตฟอร์มทดสอบ เงิน คำสั่ง และโพซิชันเป็นเพียงตัวอย่าง ใช้ได้ตามต้องการ',
  },
}
