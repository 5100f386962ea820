import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const read = (...patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8').replaceAll("\\'", "'"))
    .join('\n');

/**
 * Every text that people are promised when something fails, each as it stands there. 'Failed to fetch unread count' is none
 * of them: where it fails, staff are shown 1 and parents 0 (messages-2).
 */
const TEXTS = [
  'Page Not Found',
  'Failed to load stats',
  'Failed to load children data. Please try refreshing the page.',
  'Failed to load staff data. Please try refreshing the page.',
  'Invalid email address',
  'Password must be at least 6 characters',
  "Child's first name is required",
  'First name is required',
  'Last name is required',
  'Date of birth is required',
  'Room assignment is required',
  'Consent Forms Required',
  'All consent forms must be verified before proceeding to Step 3',
  'Parent email is required',
  'Parent name is required',
  'Parent phone number is required',
  'Please select a child',
  'Please select who is performing this action',
  'Validation Error',
  'Phone number must be at least 10 digits',
  'Failed to enroll child',
  'Failed to update attendance',
  'Failed to save daily report',
  'Failed to submit incident report',
  'Failed to remove child',
  'Failed to add staff member',
  'Failed to update staff member',
  'Failed to remove staff member',
  'Failed to add camera. Please try again.',
  'Failed to delete camera. Please try again.',
  'Failed to mark message as read.',
  'Invitation Failed',
  'Failed to send parent invitation',
  'Invitation Error',
  'Unable to send parent invitation. Please try again.',
  'Login Failed',
  'Invalid email or password',
  'Login Error',
  'Unable to connect to server. Please try again.',
  'Failed to fetch messages',
  'Failed to fetch cameras',
  'Failed to save settings. Please try again.',
  'This registration link is either invalid, expired, or has already been used.',
  'Invalid Registration Link',
  'Valid email is required',
  'Please confirm your password',
  "Passwords don't match",
  'Phone number is required',
  'Address is required',
  'Emergency contact name is required',
  'Emergency contact phone is required',
  'Please fill in all required fields.',
  'Please fill in all required fields and select a file',
  'Please select a plan',
  'Sign in failed',
  'Please check your credentials and try again.',
  'Login failed',
  'Registration Failed',
  'Failed to create account',
  'Failed to fetch parent account data',
  'Payment Unavailable',
  'Payment processing is currently unavailable. Please contact support.',
  'Camera Unavailable',
  'This camera is currently offline.',
  'Viewing Time Expired',
  'Your camera viewing session has ended.',
  'Copy Failed',
  'Please manually copy the registration link.',
  'Failed to upload photo',
  'Failed to update photo',
  'Failed to delete photo',
  'Failed to update visibility',
  'Failed to upload document',
  'Failed to update document',
  'Failed to delete document',
  'Failed to create invitation',
  'Failed to send invitation',
  'Failed to load gallery. Please try refreshing the page.',
  'Failed to load tax documents. Please try refreshing the page.',
  'Failed to load gallery data...',
  'Failed to fetch child data',
];
const COMMENT = /^\s*(?:\/\/.*|\/\*\*[\s\S]*?\*\/)$/gm;
/** Whole: not the beginning of a longer text, as 'Failed to load gallery' would be. */
const standsIn = (written: string) => (text: string) =>
  [`'${text}'`, `"${text}"`, `\`${text}\``].some((quoted) => written.includes(quoted));

test('every text of a failure is shown in a browser test', () => {
  const shown = standsIn(read('e2e/*.ts').replace(COMMENT, ''));
  expect(TEXTS.filter((text) => !shown(text))).toEqual([]);
});

test('every text of a failure is said by the application', () => {
  const said = standsIn(read('src/web/locales/en/**/*.json', 'src/{contract,server}/**/*.ts'));
  expect(TEXTS.filter((text) => !said(text))).toEqual([]);
  expect(new Set(TEXTS).size).toBe(TEXTS.length);
});
