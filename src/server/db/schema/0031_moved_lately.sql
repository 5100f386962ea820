-- Who was moved lately, of a whole center at once.
create index presence_move_at on presence_move (center_id, at) include (child_id) where undone_at is null;
