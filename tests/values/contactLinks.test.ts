import { describe, expect, it } from 'vitest';
import { linkedInLink, mailLink, telephoneLink } from '../../src/values/contactLinks.ts';

describe('the links of a person', () => {
  it.each([
    ['+1 416 555 0110', '201', 'tel:+14165550110;ext=201'],
    ['(416) 555-0110', '', 'tel:4165550110'],
    ['+1 416 555 0110 x 12', '', 'tel:+14165550110;ext=12'],
    ['+1 416 555 0110 x12', '7', 'tel:+14165550110;ext=12'],
    ['ask for Maya', '201', undefined],
    ['', '', undefined],
    ['555', '', undefined],
    ['+1 416 555 0110;postd=*', '', undefined],
  ])('call %s with the extension %s as %s', (number, extension, link) => {
    expect(telephoneLink(number, extension)).toBe(link);
  });

  it.each([
    ['maya.chen@northline.test', 'mailto:maya.chen@northline.test'],
    ['maya+investors@northline.test', 'mailto:maya+investors@northline.test'],
    ["o'brien@northline.test", "mailto:o'brien@northline.test"],
    ['jean&marie/50%@northline.test', 'mailto:jean%26marie%2F50%25@northline.test'],
    ['josé@prêts.test', 'mailto:jos%C3%A9@pr%C3%AAts.test'],
    ['"maya chen"@northline.test', 'mailto:%22maya%20chen%22@northline.test'],
    ['maya@[192.0.2.1]', 'mailto:maya@%5B192.0.2.1%5D'],
    ['maya\ud800@northline.test', undefined],
    ['maya.chen', undefined],
    ['a@b@c', undefined],
    ['maya@northline.test?bcc=other@elsewhere.test', undefined],
    ['maya@northline.test,other@elsewhere.test', undefined],
    ['javascript:alert(1)', undefined],
  ])('write to %s as %s', (address, link) => {
    expect(mailLink(address)).toBe(link);
  });

  it.each([
    ['https://www.linkedin.com/in/maya-chen', 'https://www.linkedin.com/in/maya-chen'],
    ['https://ca.linkedin.com/in/maya-chen', 'https://ca.linkedin.com/in/maya-chen'],
    ['http://www.linkedin.com/in/maya-chen', undefined],
    ['https://linkedin.com.elsewhere.test/in/maya-chen', undefined],
    ['https://notlinkedin.com/in/maya-chen', undefined],
    ['https://linkedin.com@elsewhere.test/', undefined],
    ['javascript:alert(1)', undefined],
    ['linkedin.com/in/maya-chen', undefined],
    ['', undefined],
  ])('lead to the profile %s as %s', (address, link) => {
    expect(linkedInLink(address)).toBe(link);
  });
});
