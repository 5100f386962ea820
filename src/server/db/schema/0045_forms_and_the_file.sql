-- What a form asks of the child's file, it brings there once it is signed by all who must.
alter table form_signer
  -- Contacts of the file that a draft named: one that is named no more is taken out.
  add column shown_contacts bigint[],
  -- What the answers of the first one who signed change of the file, encrypted, until all have signed.
  add column changes_sealed bytea check (changes_sealed is null or state = 'signed');
grant update (shown_contacts, changes_sealed) on form_signer to larkhouse_parent;

-- A guardian proposes what a form says of the record, too.
alter table child_file_change drop constraint child_file_change_kind_check;
alter table child_file_change add constraint child_file_change_kind_check
  check (kind in ('add-contact', 'edit-contact', 'remove-contact', 'care', 'custody', 'record'));
